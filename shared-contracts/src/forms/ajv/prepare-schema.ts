import { isRuleKeyword, KEYWORD_RULES } from '../rules/keyword-rules'

/** Something of a schema that can't be enforced and was left out, so that the rest still can. */
export interface SchemaProblem {
  /** JSON pointer of the keyword: "/properties/email/format" */
  at: string
  problem: 'unknown format' | 'broken pattern' | 'unusable value' | 'circular reference'
  value: string
}

type Json = unknown

/** Keywords whose value is a map of names to schemas; a field may well be called "format" or "pattern". */
const MAPS_OF_SCHEMAS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']

/** Keywords whose value is data or names of fields, not a schema. */
const DATA = ['enum', 'const', 'default', 'examples', 'required', 'dependentRequired']

/**
 * A copy of a foreign schema that ajv can compile: a format nobody knows, a pattern that is no regular expression, a limit
 * that is no number and a reference to itself cost only their own rule (AJV-51, AJV-53). `type: integer` is the rule numeric, since form values
 * are text (FORM-5); any other type but that of a group becomes `kind`, which an empty value passes.
 */
export function prepareSchema(schema: object): { schema: object; problems: SchemaProblem[] } {
  const problems: SchemaProblem[] = []

  const prepare = (value: Json, at: string): Json => {
    if (Array.isArray(value)) return value.map((entry, index) => prepare(entry, `${at}/${index}`))
    if (!isObject(value)) return value
    const entries = Object.entries(value).flatMap(([keyword, inner]): [string, Json][] => {
      const here = `${at}/${keyword}`
      const left =
        keyword === '$ref' && isCircular(value, schema) ? 'circular reference' : unenforceable(keyword, inner)
      if (left) {
        problems.push({ at: here, problem: left, value: jsonText(inner) })
        return []
      }
      if (DATA.includes(keyword)) return [[keyword, inner]]
      if (keyword === 'type') return [typeKeyword(inner)]
      if (MAPS_OF_SCHEMAS.includes(keyword) && isObject(inner)) return [[keyword, prepareMap(inner, here)]]
      return [[keyword, prepare(inner, here)]]
    })
    return Object.fromEntries(entries)
  }
  const prepareMap = (map: Record<string, Json>, at: string): Json =>
    Object.fromEntries(Object.entries(map).map(([name, inner]) => [name, prepare(inner, `${at}/${name}`)]))

  return { schema: prepare(schema, '') as object, problems }
}

const typeKeyword = (type: Json): [string, Json] =>
  type === 'integer' ? ['numeric', true] : [type === 'object' ? 'type' : 'kind', type]

function unenforceable(keyword: string, value: Json): SchemaProblem['problem'] | undefined {
  if (!isRuleKeyword(keyword) || KEYWORD_RULES[keyword](value)) return undefined
  if (typeof value === 'string' && keyword === 'format') return 'unknown format'
  if (typeof value === 'string' && keyword === 'pattern') return 'broken pattern'
  return 'unusable value'
}

const jsonText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Keywords whose schemas are asked about the same value as the schema that they stand in. */
const OF_THE_SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']

/**
 * True for a schema whose reference leads back to itself without going into the value, so that following it never ends.
 * A reference from inside of a group or a list is none: it ends with the value.
 * isCircular(root, root) for root = {$ref: '#'} → true; for root.properties.child of {properties: {child: {$ref: '#'}}} → false
 */
function isCircular(schema: object, root: object): boolean {
  const seen = new Set<unknown>()
  const leadsBack = (next: unknown): boolean => {
    if (next === schema) return true
    if (typeof next !== 'object' || next === null || seen.has(next)) return false
    seen.add(next)
    return sameValueSchemas(next as Record<string, unknown>, root).some(leadsBack)
  }
  return sameValueSchemas({ $ref: (schema as Record<string, unknown>).$ref }, root).some(leadsBack)
}

const sameValueSchemas = (schema: Record<string, unknown>, root: object): unknown[] => [
  referredBy(schema.$ref, root),
  ...OF_THE_SAME_VALUE.flatMap((keyword) => schema[keyword]),
]

/** What a local reference means in its schema; undefined for one that leads nowhere. referredBy('#/$defs/zip', {$defs: {zip}}) → zip */
function referredBy(reference: unknown, root: object): unknown {
  if (typeof reference !== 'string' || !/^#(\/|$)/.test(reference)) return undefined
  const keys = reference
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    root,
  )
}
