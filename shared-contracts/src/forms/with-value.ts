import type { FormValues } from './form-schema'
import { parseHouseNumber, type HouseNumber } from './rules/house-number'
import { valueAt } from './values'

/**
 * A copy with the value at the dotted path; groups and lists on the way are made where they are missing.
 * withValue({}, 'a.b', 1) → {a: {b: 1}}; withValue({}, 'a.0.b', 1) → {a: [{b: 1}]}
 */
export function withValue(values: FormValues, path: string, value: unknown): FormValues {
  return put(values, path.split('.'), value) as FormValues
}

function put(parent: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(parent) || (parent === undefined && isIndex(key))) {
    const items: unknown[] = Array.isArray(parent) ? [...(parent as unknown[])] : []
    items[Number(key)] = rest.length > 0 ? put(items[Number(key)], rest, value) : value
    return items
  }
  const group = typeof parent === 'object' && parent !== null ? (parent as FormValues) : {}
  const below = Object.hasOwn(group, key) ? group[key] : undefined
  return { ...group, [key]: rest.length > 0 ? put(below, rest, value) : value }
}

const isIndex = (key: string): boolean => /^[0-9]+$/.test(key)

/**
 * Makes the groups of fields, so that a validator names a missing field and not only its group. Entries of a list are
 * left alone. withGroups({}, ['customer.email', 'numbers.0']) → {customer: {}}
 */
export function withGroups(values: FormValues, ids: readonly string[]): FormValues {
  const paths = ids.map((id) => id.split('.')).filter((keys) => keys.length > 1 && !keys.some(isIndex))
  const groups = new Set(paths.map((keys) => keys.slice(0, -1).join('.')))
  return [...groups].reduce(
    (now, group) => (valueAt(now, group) === undefined ? withValue(now, group, {}) : now),
    values,
  )
}

/**
 * '12 a' in the house number, or 12 and a in number and suffix, becomes 12 and a (decisions: house numbers); what is none
 * stays as it was typed. splitHouseNumber({a: {house_no: '12 a'}}, 'a.house_no') → {a: {house_no: '12', house_no_suffix: 'a'}}
 */
export function splitHouseNumber(values: FormValues, id: string): FormValues {
  const suffixId = `${id}_suffix`
  const typed = [valueAt(values, id), valueAt(values, suffixId)].filter((part) => typeof part === 'string')
  const parsed = typed.length > 0 ? (parseHouseNumber(typed.join(' ')) ?? givenTwice(typed)) : undefined
  if (!parsed) return values
  const numbered = withValue(values, id, parsed.house_no)
  return parsed.house_no_suffix ? withValue(numbered, suffixId, parsed.house_no_suffix) : numbered
}

/** '12a' and 'a' are 12a: who typed the suffix into both fields. */
function givenTwice([number = '', suffix = '']: string[]): HouseNumber | undefined {
  const parsed = parseHouseNumber(number)
  return parsed?.house_no_suffix.toLowerCase() === suffix.trim().toLowerCase() ? parsed : undefined
}
