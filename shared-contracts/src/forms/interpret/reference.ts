/** What a local reference means in its schema; undefined for one that leads nowhere. referredBy('#/$defs/zip', {$defs: {zip}}) → zip */
export function referredBy(reference: unknown, root: object): unknown {
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

/** Keywords whose value is data, in which "$ref" means nothing. */
const DATA = ['enum', 'const', 'default', 'examples']

/** The first reference of a schema that leads nowhere: to another document, or to a name that it doesn't have. */
export function lostReference(schema: unknown, root: object): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  for (const [keyword, inner] of Object.entries(schema)) {
    if (DATA.includes(keyword)) continue
    if (keyword === '$ref' && typeof inner === 'string' && referredBy(inner, root) === undefined) return inner
    const lost = lostReference(inner, root)
    if (lost !== undefined) return lost
  }
  return undefined
}

/** Keywords whose schemas are asked about the same value as the schema that they stand in. */
const OF_THE_SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']

/**
 * True for a schema whose reference leads back to itself without going into the value, so that following it never ends.
 * A reference from inside of a group or a list is none: it ends with the value.
 * isCircular(root, root) for root = {$ref: '#'} → true; for root.properties.child of {properties: {child: {$ref: '#'}}} → false
 */
export function isCircular(schema: object, root: object): boolean {
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
