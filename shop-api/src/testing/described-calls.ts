type Schema = Record<string, unknown>

/** A call as the API's own document describes it. */
export interface DescribedCall {
  method: string
  /** "/orders/{id}/status" */
  path: string
  parameters: readonly { name: string; in: 'path' | 'query'; schema: unknown }[]
  /** Schema of its body; undefined where it takes none. */
  body: Schema | undefined
  /** True where a guest's token is asked for. */
  ofGuest: boolean
}

interface Operation {
  parameters?: DescribedCall['parameters']
  security?: readonly Record<string, unknown>[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** All calls of an OpenAPI document. */
export const describedCalls = ({ paths }: { paths: Record<string, Record<string, Operation>> }): DescribedCall[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, security = [] }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      ofGuest: security.some((way) => 'guest' in way),
    })),
  )

/**
 * A value that fits a schema, all parts that may be left out included. `known` has values by name, for those that mean
 * something: an id, a town.
 * sampleOf({type: 'object', properties: {city: {type: 'string'}}}, {city: 'Dresden'}) → {city: 'Dresden'}
 */
export function sampleOf(schema: unknown, known: Readonly<Record<string, unknown>>, name = ''): unknown {
  const { enum: choices, const: only, anyOf, oneOf, type, properties, items, format } = (schema ?? {}) as Schema
  if (Object.hasOwn(known, name)) return known[name]
  if (only !== undefined) return only
  if (Array.isArray(choices)) return choices[0]
  const [first] = [anyOf ?? oneOf ?? []].flat()
  if (first !== undefined) return sampleOf(first, known, name)
  if (type === 'object')
    return Object.fromEntries(
      Object.entries((properties ?? {}) as Schema).map(([key, inner]) => [key, sampleOf(inner, known, key)]),
    )
  if (type === 'array') return [sampleOf(items, known, name)]
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  return format === 'date' ? '2026-11-27' : format === 'date-time' ? '2026-11-27T11:00:00Z' : 'a'
}
