import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** A JSON schema as Fastify takes it. */
export type JsonSchema = Record<string, unknown>

/** Says of a loose object that it takes others, which nothing else tells from one that leaves them out. */
const openGroups: ConversionConfig['overrideSchema'] = ({ valibotSchema, jsonSchema }) =>
  valibotSchema.type === 'loose_object' ? { ...jsonSchema, additionalProperties: true } : jsonSchema

const known = new WeakMap<GenericSchema, JsonSchema>()

/**
 * The JSON schema of a valibot schema, for the `schema` of a route: one definition validates the request, documents the
 * call and gives TypeScript its type. Rules that JSON schema can't express stay with valibot.
 * jsonSchemaOf(v.object({id: v.string()})) → {type: 'object', properties: {id: {type: 'string'}}, required: ['id']}
 */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const before = known.get(schema)
  if (before) return before
  const { $schema: _dialect, ...made } = toJsonSchema(schema, {
    errorMode: 'ignore',
    overrideSchema: openGroups,
  }) as JsonSchema
  known.set(schema, made)
  return made
}
