import type {
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifySchema,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify'
import type { GenericSchema, InferOutput } from 'valibot'
import { jsonSchemaOf } from './json-schema-of'

/** The type of a part of a request follows from its valibot schema. */
interface ValibotTypes extends FastifyTypeProvider {
  validator: this['schema'] extends GenericSchema
    ? InferOutput<this['schema']>
    : this['schema'] extends { type: 'object' }
      ? Record<string, unknown>
      : unknown
}

/**
 * The one way to write routes: a function of what they need, whose plugin adds them. Schemas are valibot's: one definition
 * validates the request, documents the call and gives TypeScript its type.
 * (deps: Deps): ApiPlugin => async (app) => { app.get('/orders/:id', {schema: {params: v.object({id: v.string()})}}, …) }
 */
export type ApiPlugin = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ValibotTypes>

const isValibot = (schema: unknown): schema is GenericSchema =>
  typeof schema === 'object' && schema !== null && 'kind' in schema && schema.kind === 'schema'

/** A route's schemas as Fastify and the documentation read them: those of valibot become JSON schemas. */
export const withJsonSchemas = (schema: FastifySchema): FastifySchema =>
  Object.fromEntries(
    Object.entries(schema).map(([part, given]: [string, unknown]) => [
      part,
      part === 'response' ? withJsonSchemas(given as FastifySchema) : isValibot(given) ? jsonSchemaOf(given) : given,
    ]),
  )
