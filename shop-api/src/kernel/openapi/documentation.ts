import swagger from '@fastify/swagger'
import { apiErrorSchema } from '@nimbus/shared-contracts/errors'
import fastifyPlugin from 'fastify-plugin'
import * as v from 'valibot'
import { jsonSchemaOf } from './json-schema-of'

/** Every call may be refused, and all refusals have one shape, of which this API leaves nothing out. */
const refusal = jsonSchemaOf(v.required(apiErrorSchema, ['status_code', 'message']))
const refusals = { '4xx': refusal, '5xx': refusal }

/** Which TM Forum API a call corresponds to, for integrators; a part of its schema. */
export const tmf = (name: string): object => ({ 'x-tmf': name })

/** Collects the schemas of all routes that are registered after it; GET /openapi.json answers with the document. */
export const documentation = fastifyPlugin<{ publicBase: string }>(async (app, { publicBase }) => {
  // before swagger's own hook, which reads the routes
  app.addHook('onRoute', (route) => {
    const { hide, response } = (route.schema ?? { hide: true }) as { hide?: boolean; response?: object }
    if (!hide) route.schema = { ...route.schema, response: { ...refusals, ...response } }
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Nimbus shop API',
        version: '1.0.0',
        description: 'Tariffs, availability and orders of the Nimbus shop. Amounts are whole euro cents.',
      },
      servers: [{ url: publicBase }],
      components: { securitySchemes: { guest: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    // the document is read without the prefix that the API happens to be mounted under
    stripBasePath: true,
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
})
