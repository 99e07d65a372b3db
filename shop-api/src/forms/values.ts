import {
  capitalise,
  isShown,
  splitHouseNumber,
  stripEmpty,
  valueAt,
  withGroups,
  withValue,
  type FormValues,
} from '@nimbus/shared-contracts/forms'
import { nationalPhone, normaliseIban, normalisePhone } from '@nimbus/shared-contracts/forms/rules'
import { looksOf, type Fields } from './fields'

/**
 * What a scope may hold, without empty values, fields that it doesn't have, and fields that the customer didn't see: what
 * nobody asked for isn't stored. pickVisible(paymentForm, {payment: {method: 'INVOICE', iban: 'DE…'}}) → {payment: {method: 'INVOICE'}}
 */
export function pickVisible(fields: Fields, values: FormValues): FormValues {
  const stripped = stripEmpty(values)
  const looks = looksOf(fields)
  return Object.entries(fields).reduce<FormValues>((picked, [id, { definition }]) => {
    const value = valueAt(stripped, id)
    const visible = definition === undefined || isShown(id, looks, stripped)
    return value !== undefined && visible ? withValue(picked, id, value) : picked
  }, {})
}

/** One way to write each kind of value, by the end of the field's id; what can't be read stays, so that its rule fails. */
const NORMALISED: readonly (readonly [ending: RegExp, normalise: (text: string) => string])[] = [
  [/\.(city|street)$/, (text) => capitalise(text.trim())],
  [/^customer\.phone$/, (text) => normalisePhone(text) ?? text],
  [/^porting\.number(_repeat)?$/, nationalPhone],
  [/\.email$/, (text) => text.trim()],
  [/^payment\.iban$/, (text) => (text.includes('*') ? text.trim() : normaliseIban(text))],
  [/(first_name|last_name|company|account_holder|owner\.name)$/, (text) => text.trim().replace(/\s+/g, ' ')],
]

/** Values as they are checked and stored: capitalised city and street (spec section 5), E.164 phone, split house number. */
export function normaliseValues(fields: Fields, values: FormValues): FormValues {
  const written = Object.keys(fields).reduce<FormValues>((now, id) => {
    const value = valueAt(now, id)
    const normalise = NORMALISED.find(([ending]) => ending.test(id))?.[1]
    return typeof value === 'string' && normalise ? withValue(now, id, normalise(value)) : now
  }, values)
  return Object.keys(fields)
    .filter((id) => id.endsWith('.house_no'))
    .reduce((now, id) => splitHouseNumber(now, id), written)
}

/** With the groups of all fields that have to be filled in, so that a missing field is named itself and not only its group. */
export function withNeededGroups(fields: Fields, values: FormValues): FormValues {
  const looks = looksOf(fields)
  const needed = Object.entries(fields).filter(
    ([id, { required, definition }]) => required || (definition?.requiredWhenVisible && isShown(id, looks, values)),
  )
  return withGroups(
    values,
    needed.map(([id]) => id),
  )
}
