import {
  isShown,
  splitHouseNumber,
  stripEmpty,
  valueAt,
  withGroups,
  withValue,
  type FormValues,
} from '@nimbus/shared-contracts/forms'
import { normalisePhone, tidyText } from '@nimbus/shared-contracts/forms/rules'
import { looksOf, type Field, type Fields } from '../fields/fields'

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

/** Values as they are checked and stored, written as the browser writes them; house numbers are split. */
export function normaliseValues(fields: Fields, values: FormValues): FormValues {
  const written = Object.entries(fields).reduce<FormValues>((now, [id, field]) => {
    const value = valueAt(now, id)
    return value === undefined ? now : withValue(now, id, tidied(id, field, value))
  }, values)
  const split = Object.keys(fields)
    .filter((id) => id.endsWith('.house_no'))
    .reduce((now, id) => splitHouseNumber(now, id), written)
  return stripEmpty(split)
}

/** A value, or those of a list's entries, in the one way to write them. Fields without a look are filled by the page. */
function tidied(id: string, { definition, entry }: Field, value: unknown): unknown {
  if (!definition) return value
  // the entries of a list of plain values are texts
  const field = { id, ...definition, ...(definition.type === 'list' && { type: 'text' as const }) }
  const write = (one: unknown): unknown => {
    if (typeof one === 'string') return tidyText(one, field, normalisePhone)
    return entry && isGroup(one) ? normaliseValues(entry, one) : one
  }
  return Array.isArray(value) ? value.map(write) : write(value)
}

const isGroup = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
