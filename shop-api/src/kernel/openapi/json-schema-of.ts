import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** A JSON schema as Fastify takes it. */
export type JsonSchema = Record<string, unknown>

const known = new WeakMap<GenericSchema, JsonSchema>()

/**
 * The JSON schema of a valibot schema, for the `schema` of a route: one definition validates the request, documents the
 * call and gives TypeScript its type. Rules that JSON schema can't express stay with valibot.
 * jsonSchemaOf(v.object({id: v.string()})) → {type: 'object', properties: {id: {type: 'string'}}, required: ['id']}
 */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const before = known.get(schema)
  if (before) return before
  const { $schema: _dialect, ...made } = toJsonSchema(schema, { errorMode: 'ignore' }) as JsonSchema
  known.set(schema, made)
  return made
}
