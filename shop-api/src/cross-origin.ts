import cors, { type FastifyCorsOptions } from '@fastify/cors'
import fastifyPlugin from 'fastify-plugin'

/**
 * Lets pages of other origins call with credentials: exact origins, never a wildcard; headers by name, on every answer
 * also of errors; a foreign origin gets no such header at all (NET-63).
 */
export const crossOrigin = fastifyPlugin<{ origins: readonly string[] }>(async (app, { origins }) => {
  const allowed: FastifyCorsOptions = {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('vary', 'Origin')
  })
  await app.register(cors, {
    hook: 'onRequest',
    delegator: (request, done) => {
      const { origin } = request.headers
      done(null, origin && origins.includes(origin) ? allowed : { origin: false })
    },
  })
})
