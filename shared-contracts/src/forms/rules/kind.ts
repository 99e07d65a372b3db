import { isEmpty } from './empty'
import { numeric } from './number'

/** The types of JSON Schema that a form value can have. A whole number is typed as digits (FORM-5). */
const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: numeric,
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  null: (value) => value === null,
}

/** One of the types, or empty. isKind(['a'], 'array') → true; isKind('a', 'array') → false; isKind('', 'array') → true */
export function isKind(value: unknown, type: string | readonly string[]): boolean {
  const types = typeof type === 'string' ? [type] : type
  return isEmpty(value) || types.some((name) => Object.hasOwn(KINDS, name) && KINDS[name]!(value))
}
