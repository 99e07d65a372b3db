/** Names of what lets whoever has it act as a customer, and of what a failed statement was given. */
const SECRETS = ['token', 'authorization', 'cookie', 'params', 'parameters']

/** Names that a line uses for other things: a field of such a name is known together with what it stands in. */
const OF_LINES = new Set(['name', 'id', 'code', 'kind', 'method', 'route', 'status'])

/** Deeper than any line that the shop writes; also the end of an object that holds itself. */
const MAX_DEPTH = 12

/** Stands in the log for what is blotted out. */
export const HIDDEN = '…'

/**
 * The names by which a log knows personal fields: the last part of their dotted ids, with the part before it where lines
 * have that name themselves. hiddenNames(['customer.email', 'connection.owner.name']) → 'email', 'owner.name', and secrets
 */
export const hiddenNames = (personal: readonly string[]): ReadonlySet<string> =>
  new Set([...SECRETS, ...personal.map(telling)])

function telling(id: string): string {
  const parts = id.split('.')
  return OF_LINES.has(parts.at(-1) ?? '') ? parts.slice(-2).join('.') : (parts.at(-1) ?? id)
}

/**
 * Blots out what has such a name, wherever it stands in a line.
 * blotOut(hiddenNames(['connection.owner.name']))({name: 'api', body: {owner: {name: 'Ida'}}}) → {name: 'api', body: {owner: {name: '…'}}}
 */
export function blotOut(hidden: ReadonlySet<string>): (line: object) => Record<string, unknown> {
  const within = (object: object, parent: string, depth: number): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]: [string, unknown]) => [
        name,
        hidden.has(name) || hidden.has(`${parent}.${name}`) ? HIDDEN : inside(value, name, depth),
      ]),
    )
  const inside = (value: unknown, name: string, depth: number): unknown => {
    if (!isOpen(value)) return value
    if (depth > MAX_DEPTH) return HIDDEN
    return Array.isArray(value)
      ? value.map((entry: unknown) => inside(entry, name, depth + 1))
      : within(value, name, depth + 1)
  }
  return (line) => within(line, '', 0)
}

/** True for lists and plain objects; errors, requests and dates have a serializer or a text of their own. */
function isOpen(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

/**
 * A text without the queries of the addresses in it, which hold what was searched for, and without the signature by which
 * a document opens for anybody, and without order numbers.
 * withoutQueries('GET http://api/addresses?q=Lindenstraße failed') → 'GET http://api/addresses?… failed'
 */
export const withoutQueries = (text: string): string =>
  text.replace(/\?[^\s"'<>)]+/g, '?…').replace(/(\/(?:documents|receipts|orders|personal-data)\/)[^/?\s]+/g, '$1…')
