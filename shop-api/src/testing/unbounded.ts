type Schema = Record<string, unknown>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The parts of a JSON schema of a request that have no maximum: texts, lists, groups of any names, and whatever may be
 * anything. A group's unknown names count for nothing, since no route gets to see them (`knownValues`).
 * unbounded({type: 'object', properties: {id: {type: 'string'}}}, 'body') → ['body.id: a text without maxLength']
 */
export function unbounded(schema: unknown, at: string): string[] {
  if (!isSchema(schema)) return [`${at}: anything`]
  if ('const' in schema || 'enum' in schema) return []
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((word) => (schema[word] ?? []) as unknown[])
  if (alternatives.length > 0) return alternatives.flatMap((one) => unbounded(one, at))
  switch (schema.type) {
    case 'string':
      return typeof schema.maxLength === 'number' ? [] : [`${at}: a text without maxLength`]
    case 'array':
      return [
        ...(typeof schema.maxItems === 'number' ? [] : [`${at}: a list without maxItems`]),
        ...unbounded(schema.items, `${at}[]`),
      ]
    case 'object':
      return unboundedGroup(schema, at)
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return []
    default:
      return [`${at}: anything`]
  }
}

function unboundedGroup({ properties, additionalProperties: others, ...schema }: Schema, at: string): string[] {
  const known = Object.entries((properties ?? {}) as Schema).flatMap(([name, inner]) =>
    unbounded(inner, `${at}.${name}`),
  )
  if (others === false || (others === undefined && properties !== undefined)) return known
  return [
    ...known,
    ...(typeof schema.maxProperties === 'number' ? [] : [`${at}: a group without maxProperties`]),
    ...unbounded(schema.propertyNames, `${at}.<name>`),
    ...unbounded(others, `${at}.*`),
  ]
}
