import { valueAt, type FieldDefinition, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { fieldErrors as brokenKeys, type SchemaError } from '@nimbus/shared-contracts/forms/ajv'
import { defaultMessage, REQUIRED_MESSAGE, uncallable } from '@nimbus/shared-contracts/forms/rules'
import { visibleFields, type VisibleField } from '../../../model/visible-fields'

/** German message by field id. */
export type FieldErrors = Record<string, string>

/**
 * The message of each field on screen. A list that is missing tells it of the empty inputs of its entries. What belongs to
 * no input is left to the server.
 */
export function fieldErrors(
  schema: FormSchema,
  values: FormValues,
  payload: FormValues,
  broken: readonly SchemaError[],
): FieldErrors {
  const fields = visibleFields(schema, values)
  const empty = ({ id }: VisibleField): boolean => valueAt(payload, id) === undefined
  const messages: FieldErrors = {}
  const add = ({ id, definition }: VisibleField, rule: string): void => {
    messages[id] ??= messageOf(definition, rule)
  }
  fields
    .filter((field) => field.definition.requiredWhenVisible && empty(field))
    .forEach((field) => add(field, 'required'))
  for (const [path, rule] of Object.entries(brokenKeys([...broken, ...uncallable(payload)]))) {
    const field = fields.find(({ id }) => id === path)
    if (field) add(field, rule)
    else if (rule === 'required' || rule === 'minItems') {
      fields
        .filter((inner) => inner.id.startsWith(`${path}.`) && !inner.definition.optional && empty(inner))
        .forEach((inner) => add(inner, 'required'))
    }
  }
  return messages
}

/**
 * messageOf({label: 'PLZ', errorMessages: {pattern: 'Bitte geben Sie fünf Ziffern ein.'}}, 'pattern') → that message.
 * A checkbox that must be ticked breaks `const`, which counts as `required` (FORM-14).
 */
export function messageOf({ label, errorMessages = {} }: FieldDefinition, rule: string): string {
  const own = Object.hasOwn(errorMessages, rule) ? errorMessages[rule] : undefined
  if (own !== undefined) return own
  return rule === 'required' || rule === 'const' ? (errorMessages.required ?? REQUIRED_MESSAGE) : defaultMessage(label)
}

/** The messages that the server's refusal names, by field: [{field: 'customer.email', message: '…'}] */
export function serverErrors(
  schema: FormSchema,
  values: FormValues,
  details: readonly Record<string, unknown>[],
): FieldErrors {
  const known = visibleFields(schema, values).map(({ id }) => id)
  const messages: FieldErrors = {}
  for (const { field, message } of details) {
    if (typeof field === 'string' && typeof message === 'string' && known.includes(field)) messages[field] = message
  }
  return messages
}
