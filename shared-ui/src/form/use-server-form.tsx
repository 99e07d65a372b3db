import { useCallback, useEffect, useRef, useState } from 'react'
import { noticeFor, type Result } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import { isSilent, type ApiError } from '@nimbus/shared-contracts/http'
import { host } from '@nimbus/shared-contracts/remote'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { de } from './de'
import { loadValidator, type Validator } from './validator'

export type LoadedForm =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; schema: FormSchema; validate: Validator }

type Loaded = Exclude<LoadedForm, { state: 'failed' }> | { state: 'failed' }

interface FormSource {
  /** Names the form; another name is another form. */
  name: string
  load: (signal: AbortSignal) => Promise<Result<FormSchema, ApiError>>
  /** Hears of a refusal first; true when it has said all that there is to say. */
  onRefused?: (error: ApiError) => boolean
}

/** Form and validator. Leaving the form gives its request up silently; a failure is told, and can be tried again. */
export function useServerForm(source: FormSource): LoadedForm {
  const { name } = source
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })

  useEffect(() => {
    const given = new AbortController()
    setLoaded({ state: 'loading' })
    void loadForm(latest.current, given.signal).then((result) => {
      if (given.signal.aborted || !result) return
      if (result.state === 'failed') publish('toast:show', noticeFor('formSchema', undefined))
      setLoaded(result)
    })
    return () => given.abort()
  }, [name, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return loaded.state === 'failed' ? { state: 'failed', retry } : loaded
}

/** Nothing where others have to say what happened: the shell of the end of a session, the caller of what it knows better. */
async function loadForm({ load, onRefused }: FormSource, signal: AbortSignal): Promise<Loaded | undefined> {
  const schema = await load(signal)
  if (!schema.ok) {
    if (isSilent(schema.error) || signal.aborted) return undefined
    return onRefused?.(schema.error) ? undefined : { state: 'failed' }
  }
  const validate = await loadValidator(host().apiBase, schema.value)
  if (validate.ok) return { state: 'ready', schema: schema.value, validate: validate.value }
  console.error(validate.error)
  return { state: 'failed' }
}

/** Why there is no form, and a way to try again. */
export function FormFailure({ onRetry, headingLevel }: { onRetry: () => void; headingLevel?: 3 }) {
  const { title, message } = noticeFor('formSchema', undefined)
  return (
    <Alert kind="error" title={title} role="alert" headingLevel={headingLevel}>
      <p className="small">{message}</p>
      <p>
        <Button variant="secondary" size="s" onClick={onRetry}>
          {de.retry}
        </Button>
      </p>
    </Alert>
  )
}
