import {
  capitalise,
  splitHouseNumber,
  stripEmpty,
  valueAt,
  withGroups,
  withValue,
  type FormSchema,
  type FormValues,
} from '@nimbus/shared-contracts/forms'
import { nationalPhone, normaliseIban, normalisePhone } from '@nimbus/shared-contracts/forms/rules'
import { visibleFields, type VisibleField } from '../../../model/visible-fields'

/**
 * What is validated and saved: the fields on screen, tidied, without empty values. What a hidden field still holds from
 * before is left out; city and street begin with a capital letter (spec section 5).
 */
export function payloadOf(schema: FormSchema, values: FormValues): FormValues {
  const fields = visibleFields(schema, values)
  const filled = fields.reduce<FormValues>((payload, field) => {
    const value = tidied(field, valueAt(values, field.id))
    return value === undefined ? payload : withValue(payload, field.id, value)
  }, {})
  const numbers = fields.map(({ id }) => id).filter((id) => id.endsWith('.house_no') && isOneOf(fields, `${id}_suffix`))
  return stripEmpty(numbers.reduce((now, id) => splitHouseNumber(now, id), filled))
}

const isOneOf = (fields: readonly VisibleField[], id: string): boolean => fields.some((field) => field.id === id)

/** A date of which no part was typed. */
const NO_DATE = /^-+$/

function tidied({ id, definition }: VisibleField, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim().replace(/\s+/g, ' ')
  // the server knows which IBAN a masked one stands for
  if (definition.type === 'iban') return text.includes('*') ? text : normaliseIban(text)
  if (definition.type === 'date') return NO_DATE.test(text) ? '' : text
  if (/^porting\.number(_repeat)?$/.test(id)) return nationalPhone(text)
  // as people type and paste it; what is no number stays as it is, so that its rule names it
  if (definition.type === 'tel') return normalisePhone(text) ?? text
  return /\.(city|street)$/.test(id) ? capitalise(text) : text
}

/** The same with the groups of all fields on screen, so that a validator names a missing field and not only its group. */
export function withShownGroups(schema: FormSchema, values: FormValues, payload: FormValues): FormValues {
  return withGroups(
    payload,
    visibleFields(schema, values).map(({ id }) => id),
  )
}
