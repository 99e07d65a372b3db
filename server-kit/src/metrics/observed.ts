import fastifyPlugin from 'fastify-plugin'
import type { Registry } from 'prom-client'
import { httpMetrics } from './http-metrics'
import { requestLog } from '../logging/request-log'

/** Counts, times and logs every answer of a server. */
export const observed = fastifyPlugin<{ register: Registry }>(async (app, { register }) => {
  await app.register(httpMetrics, { register })
  await app.register(requestLog)
})
