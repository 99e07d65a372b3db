import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsync } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import * as v from 'valibot'
import { failureReportSchema, FAILURES_PATH } from '../../src/monitoring/failure-report'
import { releaseName } from '../../src/routing/visit'
import type { CompositionKeeper } from '../composition/live-composition'

const BODY_BYTES = 512

/** Reports of one address: a tab tells once of each release, and there are few of them. */
const REPORTS_PER_MINUTE = 20

export interface FailureRoutesOptions {
  register: Registry
  keeper: Pick<CompositionKeeper, 'running'>
  /** Called with the name of the release. */
  onFailure: (release: string) => void
}

/** Takes what browsers tell of releases that they could not load, mount or keep. Neither sender nor error is kept. */
export const failureRoutes: FastifyPluginAsync<FailureRoutesOptions> = async (
  server,
  { register, keeper, onFailure },
) => {
  const failures = new Counter({
    name: 'nimbus_browser_failures_total',
    help: 'Releases that failed in a browser, once for each document',
    labelNames: ['remote', 'release'],
    registers: [register],
  })
  await server.register(rateLimit, { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' })
  server.post(FAILURES_PATH, { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const report = v.safeParse(failureReportSchema, request.body)
    if (!report.success) return reply.code(400).send({ message: 'not a report of a failure' })
    const { remote, version } = report.output
    // nobody can make up series
    const isShown = keeper.running().some(({ live }) => live.releases.get(remote)?.version === version)
    if (isShown) {
      const release = releaseName(remote, version)
      failures.inc({ remote, release })
      onFailure(release)
    }
    return reply.code(204).send()
  })
}
