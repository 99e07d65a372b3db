import swagger from '@fastify/swagger'
import fastifyPlugin from 'fastify-plugin'

/** Collects the schemas of all routes that are registered after it; GET /openapi.json answers with the document. */
export const documentation = fastifyPlugin<{ publicBase: string }>(async (app, { publicBase }) => {
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
