import type { ReactNode } from 'react'
import { Icon } from '@nimbus/shared-ui/icon'

/** What every control of a form can say about itself. */
export interface Messages {
  /** How to fix it; shown below the control. */
  error?: string
  /** Between label and control. */
  hint?: ReactNode
  /** Adds "(freiwillig)" to the label. */
  optional?: boolean
  /** Says what is right ("Gültige IBAN"), only where that helps. */
  valid?: string
}

/** Ids of the texts that describe a control, in reading order; undefined when there are none. */
export function describedBy(id: string, { error, hint, valid }: Messages): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, valid && !error && `${id}-valid`]
  return ids.filter(Boolean).join(' ') || undefined
}

export const Optional = ({ optional }: { optional?: boolean }) =>
  optional ? <span className="opt"> (freiwillig)</span> : null

export const Hint = ({ id, hint }: { id: string; hint?: ReactNode }) =>
  hint ? (
    <p className="hint" id={`${id}-hint`}>
      {hint}
    </p>
  ) : null

export const ErrorText = ({ id, error }: { id: string; error?: string }) =>
  error ? (
    <p className="err" id={`${id}-error`}>
      <Icon name="circle-alert" />
      <span>{error}</span>
    </p>
  ) : null

export const ValidText = ({ id, error, valid }: { id: string; error?: string; valid?: string }) =>
  valid && !error ? (
    <p className="ok" id={`${id}-valid`}>
      <Icon name="circle-check" />
      <span>{valid}</span>
    </p>
  ) : null
