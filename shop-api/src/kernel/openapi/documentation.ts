import swagger from '@fastify/swagger'
import { apiErrorSchema } from '@nimbus/shared-contracts/errors'
import fastifyPlugin from 'fastify-plugin'
import * as v from 'valibot'
import { jsonSchemaOf } from './json-schema-of'

/** Every call may be refused, and all refusals have one shape, of which this API leaves nothing out. */
const OWN_REFUSAL = v.required(apiErrorSchema, ['status_code', 'message'])

const OWN_INFO = {
  title: 'Nimbus shop API',
  version: '1.0.0',
  description: 'Tariffs, availability and orders of the Nimbus shop. Amounts are whole euro cents.',
}

/** Schemes by which calls are protected; routes name one in their `security`. */
const SECURITY_SCHEMES = {
  guest: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  reader: { type: 'http', scheme: 'bearer' },
} as const

export interface DocumentationOptions {
  /** Where its calls are reached: "/api" */
  publicBase: string
  info?: typeof OWN_INFO
  /** The shape of a refused call. */
  refusal?: v.GenericSchema
}

/** Which TM Forum API a call corresponds to, for integrators; a part of its schema. */
export const tmf = (name: string): object => ({ 'x-tmf': name })

/** Collects the schemas of all routes that are registered after it; GET /openapi.json answers with the document. */
export const documentation = fastifyPlugin<DocumentationOptions>(async (app, options) => {
  const { publicBase, info = OWN_INFO } = options
  const refusal = jsonSchemaOf(options.refusal ?? OWN_REFUSAL)
  const refusals = { '4xx': refusal, '5xx': refusal }
  // before swagger's own hook, which reads the routes
  app.addHook('onRoute', (route) => {
    const { hide, response } = (route.schema ?? { hide: true }) as { hide?: boolean; response?: object }
    if (!hide) route.schema = { ...route.schema, response: { ...refusals, ...response } }
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      servers: [{ url: publicBase }],
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    // the document is read without the prefix that the API happens to be mounted under
    stripBasePath: true,
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
})
