import { useState } from 'react'

interface FieldMeta {
  error?: unknown
  submitError?: unknown
  dirtySinceLastSubmit?: boolean
  touched?: boolean
  active?: boolean
}

/**
 * The message to show: none while a field is typed in for the first time, from leaving it or submitting on, and once
 * shown it follows every change. What the server refused counts until the field is changed.
 */
export function useShownError({
  error,
  submitError,
  dirtySinceLastSubmit,
  touched,
  active,
}: FieldMeta): string | undefined {
  const [shown, setShown] = useState(false)
  const message = text(error) ?? (dirtySinceLastSubmit ? undefined : text(submitError))
  const due = message !== undefined && touched === true && active !== true
  if (due && !shown) setShown(true)
  if (message === undefined && shown) setShown(false)
  return shown || due ? message : undefined
}

const text = (message: unknown): string | undefined => (typeof message === 'string' ? message : undefined)
