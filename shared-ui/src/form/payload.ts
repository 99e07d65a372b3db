import {
  splitHouseNumber,
  stripEmpty,
  valueAt,
  withGroups,
  withValue,
  type FormSchema,
  type FormValues,
} from '@nimbus/shared-contracts/forms'
import { tidyText, type NormalisePhone } from '@nimbus/shared-contracts/forms/rules'
import { visibleFields, type VisibleField } from './fields'

/**
 * What is validated and saved: the fields on screen, tidied, without empty values. What a hidden field still holds from
 * before is left out; city and street begin with a capital letter (FORM-10).
 */
export function payloadOf(schema: FormSchema, values: FormValues, normalisePhone?: NormalisePhone): FormValues {
  const fields = visibleFields(schema, values)
  const filled = fields.reduce<FormValues>((payload, { id, definition }) => {
    const value = valueAt(values, id)
    const tidied = typeof value === 'string' ? tidyText(value, { id, ...definition }, normalisePhone) : value
    return tidied === undefined ? payload : withValue(payload, id, tidied)
  }, {})
  const numbers = fields.map(({ id }) => id).filter((id) => id.endsWith('.house_no') && isOneOf(fields, `${id}_suffix`))
  return stripEmpty(numbers.reduce((now, id) => splitHouseNumber(now, id), filled))
}

const isOneOf = (fields: readonly VisibleField[], id: string): boolean => fields.some((field) => field.id === id)

/** The same with the groups of all fields on screen, so that a validator names a missing field and not only its group. */
export function withShownGroups(schema: FormSchema, values: FormValues, payload: FormValues): FormValues {
  return withGroups(
    payload,
    visibleFields(schema, values).map(({ id }) => id),
  )
}
