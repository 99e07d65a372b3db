import type { FormState } from 'final-form'
import { valueAt, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { visibleFields } from '../../../model/visible-fields'

type SummaryState = Pick<FormState<FormValues>, 'values' | 'errors' | 'submitErrors' | 'dirtyFieldsSinceLastSubmit'>

/**
 * Every field with a message, in the order of the page. What the server refused counts until the field is changed.
 * [{id: 'customer.email', label: 'E-Mail', message: '…'}]
 */
export function summaryOf(
  schema: FormSchema,
  { values, errors = {}, submitErrors = {}, dirtyFieldsSinceLastSubmit: changed = {} }: SummaryState,
): { id: string; label: string; message: string }[] {
  return visibleFields(schema, values).flatMap(({ id, definition: { label } }) => {
    const message = valueAt(errors, id) ?? (changed[id] ? undefined : valueAt(submitErrors, id))
    return typeof message === 'string' ? [{ id, label, message }] : []
  })
}
