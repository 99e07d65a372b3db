import { setIn } from 'final-form'
import { capitalise, stripEmpty, valueAt, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { normaliseIban, parseHouseNumber } from '@nimbus/shared-contracts/forms/rules'
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
  return stripEmpty(fields.reduce(splitHouseNumber, filled))
}

const withValue = (values: FormValues, id: string, value: unknown): FormValues =>
  (setIn(values, id, value) ?? {}) as FormValues

/** A date of which no part was typed. */
const NO_DATE = /^-+$/

function tidied({ id, definition }: VisibleField, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  // the server knows which IBAN a masked one stands for
  if (definition.type === 'iban') return text.includes('*') ? text : normaliseIban(text)
  if (definition.type === 'date') return NO_DATE.test(text) ? '' : text
  return /\.(city|street)$/.test(id) ? capitalise(text) : text
}

/** '12 a' typed into the house number becomes 12 and a (decisions: house numbers); what is none stays as it is. */
function splitHouseNumber(payload: FormValues, { id }: VisibleField, _: number, fields: VisibleField[]): FormValues {
  const suffixId = `${id}_suffix`
  if (!id.endsWith('.house_no') || !fields.some((other) => other.id === suffixId)) return payload
  const typed = [valueAt(payload, id), valueAt(payload, suffixId)].filter((part) => typeof part === 'string')
  const parsed = parseHouseNumber(typed.join(' '))
  if (!parsed) return payload
  return withValue(withValue(payload, id, parsed.house_no), suffixId, parsed.house_no_suffix)
}

/** The same with the groups of all fields on screen, so that a validator names a missing field and not only its group. */
export function withGroups(schema: FormSchema, values: FormValues, payload: FormValues): FormValues {
  const groups = visibleFields(schema, values).map(({ id }) => id.split('.').slice(0, -1))
  return groups
    .filter((path) => path.length > 0 && !path.some((key) => /^\d+$/.test(key)))
    .map((path) => path.join('.'))
    .filter((group) => schema.definitionSchema.definitions[group]?.type !== 'list')
    .reduce((now, group) => (valueAt(now, group) === undefined ? withValue(now, group, {}) : now), payload)
}
