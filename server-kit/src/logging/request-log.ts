import fastifyPlugin from 'fastify-plugin'
import { REQUEST_ID_HEADER } from './request-id'

/** What is asked for again and again by machines is not worth a line. */
const OF_MACHINES = new Set(['/healthz', '/readyz', '/servez', '/metrics'])

/** Answers with the request's id, and writes a line for every answer: which route, which status, how long. */
export const requestLog = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id)
  })
  // of errors that a server doesn't turn into answers of its own
  app.addHook('onError', async (request, _reply, error) => {
    if ((error.statusCode ?? 500) >= 500) request.log.error({ err: error }, 'request failed')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions
    const level = OF_MACHINES.has(route) ? 'trace' : 'info'
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log[level]({ ...line, ...reply.measured }, 'answered')
  })
})
