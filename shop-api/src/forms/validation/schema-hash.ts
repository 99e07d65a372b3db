import { createHash } from 'node:crypto'

/** Names a validation schema: the same rules have the same hash in every copy of the API. 32 hex digits. */
export function schemaHash(schema: object): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(schema)))
    .digest('hex')
    .slice(0, 32)
}

/** Keys sorted, since a database may give an object back in another order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  )
}
