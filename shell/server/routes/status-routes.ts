import type { FastifyPluginAsync } from 'fastify'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { CompositionKeeper } from '../composition/live-composition'
import { vitalsRoutes } from './vitals-routes'

export interface StatusRoutesOptions {
  keeper: CompositionKeeper
  /** From where this edge knows what operators have decided. */
  decisionsFrom: () => string
  register: Registry
  /** True once the edge was told to stop. */
  stopping: () => boolean
  /** Rejects while the API can't sell. */
  apiReady: () => Promise<void>
}

/** Answers for operators stay what they are, also in a browser (see error-documents). */
const FOR_OPERATORS = { config: { forOperators: true } }

/** healthz: the process lives; readyz: the shop sells, and all of it is here; metrics for Prometheus. */
export const statusRoutes: FastifyPluginAsync<StatusRoutesOptions> = async (
  server,
  { keeper, decisionsFrom, register, stopping, apiReady },
) => {
  collectDefaultMetrics({ register })
  const refused = new Gauge({
    name: 'nimbus_refused_releases',
    help: 'Releases that the source names and the edge refused',
    labelNames: ['remote'],
    registers: [register],
  })
  const missing = new Gauge({
    name: 'nimbus_missing_remotes',
    help: 'Remotes that are to be shown and have no release that can be had',
    labelNames: ['remote'],
    registers: [register],
  })

  await server.register(vitalsRoutes, {
    register,
    patterns: () => keeper.current().table.routes.map(({ page }) => page.path),
  })
  server.get('/healthz', FOR_OPERATORS, async () => ({ status: 'ok' }))
  server.get('/readyz', FOR_OPERATORS, async (_request, reply) => {
    const { releases } = keeper.current().composition
    const refusals = Object.fromEntries(keeper.refused())
    const absent = keeper.missing()
    const behind = keeper.behind()
    const whole = releases.length > 0 && absent.length === 0 && behind === undefined
    const selling =
      !stopping() &&
      (await apiReady().then(
        () => whole,
        () => false,
      ))
    const live = Object.fromEntries(releases.map(({ name, version }) => [name, version]))
    return reply
      .code(selling ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: selling ? 'ready' : 'unavailable',
        releases: live,
        refused: refusals,
        missing: absent,
        decisions: decisionsFrom(),
        ...(behind !== undefined && { behind }),
      })
  })
  server.get('/metrics', FOR_OPERATORS, async (_request, reply) => {
    refused.reset()
    for (const name of keeper.refused().keys()) refused.set({ remote: name }, 1)
    missing.reset()
    for (const name of keeper.missing()) missing.set({ remote: name }, 1)
    return reply.type(register.contentType).send(await register.metrics())
  })
}
