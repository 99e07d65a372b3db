import type { JsonSchema } from './json-schema-of'

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The values that a schema knows, of a body that it has found valid: what else was sent is left out, so that nothing without
 * a limit reaches a route or what is stored. Alternatives are taken as they are sent, unless one of them is a group and the
 * others can't be one.
 * knownValues({type: 'object', properties: {id: {type: 'string'}}}, {id: 'a', junk: '…'}) → {id: 'a'}
 */
export function knownValues(schema: unknown, value: unknown): unknown {
  if (!isGroup(schema)) return value
  if (Array.isArray(value)) return isGroup(schema.items) ? value.map((item) => knownValues(schema.items, item)) : value
  if (!isGroup(value)) return value
  const alternatives = (schema.anyOf ?? []) as JsonSchema[]
  const groups = alternatives.filter(({ type }) => type === 'object')
  if (groups.length === 1) return knownValues(groups[0], value)
  const { properties, additionalProperties: others } = schema
  if (!isGroup(properties)) return value
  const known = Object.entries(value).flatMap(([key, inner]) => {
    if (Object.hasOwn(properties, key)) return [[key, knownValues(properties[key], inner)] as const]
    return others === undefined ? [] : [[key, inner] as const]
  })
  return Object.fromEntries(known)
}
