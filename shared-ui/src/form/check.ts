import { valueAt, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { fieldErrors as brokenKeys, uncallable, type SchemaError } from '@nimbus/shared-contracts/forms/ajv'
import { messageFor, type NormalisePhone } from '@nimbus/shared-contracts/forms/rules'
import { visibleFields, type VisibleField } from './fields'
import { payloadOf, withShownGroups } from './payload'
import type { Validator } from './validator'

/** German message by field id. */
export type FieldErrors = Record<string, string>

/** A form and the rules that hold for it. */
export interface FormRules {
  schema: FormSchema
  validate: Validator
  /** For forms that ask for a number (`tidyText`). */
  normalisePhone?: NormalisePhone | undefined
}

/** The messages of all fields for these values, by the server's rules and with its texts; none when they can be saved. */
export function checkForm({ schema, validate, normalisePhone }: FormRules, values: FormValues): FieldErrors {
  const payload = payloadOf(schema, values, normalisePhone)
  const broken = validate(withShownGroups(schema, values, payload)) ? [] : (validate.errors ?? [])
  return fieldErrors(schema, values, payload, [
    ...broken,
    ...(normalisePhone ? uncallable(payload, normalisePhone) : []),
  ])
}

/**
 * The message of each field on screen. A list that is missing tells it of the empty inputs of its entries. What belongs to
 * no input is left to the server.
 */
function fieldErrors(
  schema: FormSchema,
  values: FormValues,
  payload: FormValues,
  broken: readonly SchemaError[],
): FieldErrors {
  const fields = visibleFields(schema, values)
  const empty = ({ id }: VisibleField): boolean => valueAt(payload, id) === undefined
  const messages: FieldErrors = {}
  const add = ({ id, definition: { label, errorMessages } }: VisibleField, rule: string): void => {
    messages[id] ??= messageFor(rule, { field: label, messages: errorMessages })
  }
  fields
    .filter((field) => field.definition.requiredWhenVisible && empty(field))
    .forEach((field) => add(field, 'required'))
  for (const [path, rule] of Object.entries(brokenKeys(broken))) {
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
