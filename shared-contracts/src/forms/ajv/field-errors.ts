/** What is needed of an error of ajv, or of a validator that the API has compiled. */
export interface SchemaError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

/** Keywords whose messages a field keeps under another name (spec section 5: the rule's name where there is no other). */
const KEYS: Record<string, string> = { enum: 'one_of', numeric: 'type' }

/** The messages of one field that are to be shown first: nothing else makes sense while it is empty or of a wrong type. */
const FIRST = ['required', 'type', 'minItems', 'minLength', 'format']

/**
 * Which message each field shows, by dotted id; one per field. `required` belongs to the field that is missing. Errors of
 * `if`, `anyOf` and the like name no field and are left out, since the broken rule inside them is listed too.
 * fieldErrors([{keyword: 'required', instancePath: '/customer', params: {missingProperty: 'email'}}]) → {'customer.email': 'required'}
 */
export function fieldErrors(errors: readonly SchemaError[]): Record<string, string> {
  const byField: Record<string, string> = {}
  for (const error of errors) {
    if (['if', 'anyOf', 'oneOf', 'allOf', 'not'].includes(error.keyword)) continue
    const field = fieldOf(error)
    const key = KEYS[error.keyword] ?? error.keyword
    const shown = byField[field]
    if (shown === undefined || rank(key) < rank(shown)) byField[field] = key
  }
  return byField
}

const rank = (key: string): number => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length)

/** "/customer/address" and a missing "zipcode" → "customer.address.zipcode" */
function fieldOf({ keyword, instancePath, params }: SchemaError): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const missing = keyword === 'required' ? [String(params.missingProperty)] : []
  return [...path, ...missing].join('.')
}
