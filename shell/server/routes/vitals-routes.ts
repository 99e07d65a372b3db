import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsync } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import * as v from 'valibot'
import { VITALS_PATH, vitalsReportSchema, type VitalsReport } from '../../src/monitoring/vitals-report'

/** A report has five figures and a route. */
const BODY_BYTES = 2_048

/** Reports of all visitors together; more of them tell nothing new. By address it would have to remember visitors. */
const REPORTS_PER_MINUTE = 600

/** Bounds in seconds: the web vitals' own for good and poor, and what lies between. */
const SECONDS = [0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10]
const SHIFTS = [0, 0.01, 0.05, 0.1, 0.25, 1]

export interface VitalsRoutesOptions {
  register: Registry
  /** The path patterns that the shop has; another one is counted as "other", so that nobody can make up series. */
  patterns: () => readonly string[]
}

/** Takes the browsers' reports into the metrics. Neither the sender nor the page's address is kept. */
export const vitalsRoutes: FastifyPluginAsync<VitalsRoutesOptions> = async (server, { register, patterns }) => {
  const registers = [register]
  const times = new Histogram({
    name: 'nimbus_web_vital_seconds',
    help: 'LCP, FCP, INP and TTFB as visitors had them',
    labelNames: ['vital', 'route'],
    buckets: SECONDS,
    registers,
  })
  const shifts = new Histogram({
    name: 'nimbus_layout_shift',
    help: 'Cumulative layout shift as visitors had it',
    labelNames: ['route'],
    buckets: SHIFTS,
    registers,
  })
  const ratings = new Counter({
    name: 'nimbus_web_vital_ratings_total',
    help: 'Web vitals by their rating',
    labelNames: ['vital', 'route', 'rating'],
    registers,
  })
  const slowPaints = new Counter({
    name: 'nimbus_slow_paints_total',
    help: 'Paints later than 2.5 seconds',
    labelNames: ['paint', 'route'],
    registers,
  })

  function count({ route: named, vitals, slow }: VitalsReport): void {
    const route = patterns().includes(named) ? named : 'other'
    for (const { name: vital, value, rating } of vitals) {
      if (vital === 'CLS') shifts.observe({ route }, value)
      else times.observe({ vital, route }, value / 1_000)
      ratings.inc({ vital, route, rating })
    }
    for (const paint of slow) slowPaints.inc({ paint, route })
  }

  await server.register(rateLimit, { max: REPORTS_PER_MINUTE, timeWindow: '1 minute', keyGenerator: () => 'all' })
  server.post(VITALS_PATH, { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const report = v.safeParse(vitalsReportSchema, request.body)
    if (!report.success) return reply.code(400).send({ message: 'not a report of web vitals' })
    count(report.output)
    return reply.code(204).send()
  })
}
