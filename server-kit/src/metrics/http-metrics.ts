import fastifyPlugin from 'fastify-plugin'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyReply {
    /** By what an answer is counted, where the route alone says too little: the pattern of a page, and its release. */
    measured: Measured
  }
}

interface Measured {
  /** Pattern of a path, never a path itself: nobody may make up series. */
  page?: string
  /** "mf-cart 1.4.2" */
  release?: string
}

/** Bounds in seconds. */
const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]

/** Methods that are counted by their names; there are more, and anybody may make up others. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** Counts and times all answers of a server by route and release; see docs/operations.md. */
export const httpMetrics = fastifyPlugin<{ register: Registry }>(async (app, { register }) => {
  const labelNames = ['method', 'route', 'release', 'status']
  const registers = [register]
  const requests = new Counter({ name: 'nimbus_http_requests_total', help: 'Answers', labelNames, registers })
  const errors = new Counter({
    name: 'nimbus_http_errors_total',
    help: 'Answers with a status of 500 and above, which are nobody’s fault but ours',
    labelNames: ['method', 'route', 'release'],
    registers,
  })
  const seconds = new Histogram({
    name: 'nimbus_http_request_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'release'],
    buckets: SECONDS,
    registers,
  })
  const running = new Gauge({ name: 'nimbus_http_requests_running', help: 'Requests without an answer yet', registers })
  const aborted = new Counter({ name: 'nimbus_http_aborted_total', help: 'Requests whose sender went away', registers })

  app.decorateReply('measured', null as unknown as Measured)
  app.addHook('onRequest', async (_request, reply) => {
    reply.measured = {}
    running.inc()
    reply.raw.once('close', () => running.dec())
  })
  app.addHook('onRequestAbort', async (_request) => aborted.inc())
  app.addHook('onResponse', async (request, reply) => {
    const { page, release = '' } = reply.measured
    const labels = {
      method: METHODS.has(request.method) ? request.method : 'other',
      route: page ?? request.routeOptions.url ?? 'unknown',
      release,
    }
    requests.inc({ ...labels, status: reply.statusCode })
    if (reply.statusCode >= 500) errors.inc(labels)
    seconds.observe(labels, reply.elapsedTime / 1_000)
  })
})
