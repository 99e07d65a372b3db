import type { MouseEvent, Ref } from 'react'
import { Alert } from '@nimbus/shared-ui/alert'

export interface FieldError {
  /** Id of the field, as given to its component. */
  id: string
  label: string
  message: string
}

/** Moves the focus to a field; a group's focus goes to its first control. */
function focusField(id: string): void {
  const field = document.getElementById(id)
  const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input, select, textarea') : field
  control?.focus()
  field?.scrollIntoView?.({ block: 'center' })
}

/**
 * A label that is a sentence ends with a colon instead.
 * entryText('Ich stimme zu.', 'Bitte ankreuzen.') → 'Ich stimme zu: Bitte ankreuzen.'
 */
const entryText = (label: string, message: string): string => `${label.replace(/\.$/, '')}: ${message}`

/**
 * All errors of a form, after its h1. Focus it (`ref`) when a submit finds errors; leave out what is corrected then.
 * Renders nothing without errors.
 */
export function ErrorSummary({ errors, ref }: { errors: readonly FieldError[]; ref?: Ref<HTMLDivElement> }) {
  if (errors.length === 0) return null
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    focusField(id)
  }
  const title = `Bitte prüfen Sie ${errors.length === 1 ? '1 Angabe' : `${errors.length} Angaben`}`
  return (
    <Alert kind="error" role="alert" politeChanges title={title} ref={ref}>
      <ul>
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => go(event, id)}>
              {entryText(label, message)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
