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
