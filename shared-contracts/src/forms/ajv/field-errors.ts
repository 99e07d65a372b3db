import type { FormValues } from '../form-schema'
import { KEYWORD_RULES } from '../rules/keyword-rules'
import type { NormalisePhone } from '../rules/tidy'
import { valueAt } from '../values'

/** What is needed of an error of ajv, or of a validator that the API has compiled. */
export interface SchemaError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

/** Keywords whose messages a field keeps under another name (FORM-1: the rule's name where there is no other). */
const KEYS: Record<string, string> = { enum: 'one_of', numeric: 'type', kind: 'type' }

/** Which message of a field is shown first: nothing else makes sense while it is empty, or no text at all. Then the order of `KEYWORD_RULES`. */
const FIRST = ['required', 'minItems', 'maxItems', 'kind', ...Object.keys(KEYWORD_RULES)]

/**
 * Which message each field shows, by dotted id; one per field. `required` belongs to the field that is missing. Errors of
 * `if`, `anyOf` and the like name no field and are left out, since the broken rule inside them is listed too.
 * fieldErrors([{keyword: 'required', instancePath: '/customer', params: {missingProperty: 'email'}}]) → {'customer.email': 'required'}
 */
export function fieldErrors(errors: readonly SchemaError[]): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const error of errors) {
    if (['if', 'anyOf', 'oneOf', 'allOf', 'not'].includes(error.keyword)) continue
    const field = fieldOf(error)
    const before = shown[field]
    if (before === undefined || rank(error.keyword) < rank(before)) shown[field] = error.keyword
  }
  return Object.fromEntries(Object.entries(shown).map(([field, keyword]) => [field, KEYS[keyword] ?? keyword]))
}

const rank = (keyword: string): number => (FIRST.includes(keyword) ? FIRST.indexOf(keyword) : FIRST.length)

/** "/customer/address" and a missing "zipcode" → "customer.address.zipcode"; of two equal entries of a list it is the later one */
function fieldOf({ keyword, instancePath, params }: SchemaError): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const missing = keyword === 'required' ? [String(params.missingProperty)] : []
  const repeated = keyword === 'uniqueItems' ? [String(Math.max(Number(params.i), Number(params.j)))] : []
  return [...path, ...missing, ...repeated].join('.')
}

/**
 * What a schema can't say: a number of the right signs may still be one that nobody can call. Page and API add it to what
 * their validator found, so that both say the same of a number.
 * uncallable({customer: {phone: '0000 000000'}}, normalisePhone) → [{keyword: 'pattern', instancePath: '/customer/phone', params: {}}]
 */
export function uncallable(values: FormValues, normalisePhone: NormalisePhone): SchemaError[] {
  const phone = valueAt(values, 'customer.phone')
  if (typeof phone !== 'string' || phone === '' || normalisePhone(phone) !== undefined) return []
  return [{ keyword: 'pattern', instancePath: '/customer/phone', params: {} }]
}
