import type { FastifyPluginAsync } from 'fastify'
import { onceTrue } from '@nimbus/server-kit/http'
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

/**
 * healthz: the process lives; readyz: the shop sells, and all of it is here; servez: visitors may be sent here, as far as this
 * edge can help it; metrics for Prometheus.
 */
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
  const isWhole = (): boolean =>
    keeper.current().composition.releases.length > 0 && keeper.missing().length === 0 && keeper.behind() === undefined
  const isSelling = async (): Promise<boolean> =>
    !stopping() &&
    (await apiReady().then(
      () => isWhole(),
      () => false,
    ))
  const hasBegun = onceTrue(isSelling)
  server.get('/servez', FOR_OPERATORS, async (_request, reply) => {
    const serving = (await hasBegun()) && !stopping() && keeper.behind() === undefined
    return reply
      .code(serving ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: serving ? 'serving' : 'unavailable' })
  })
  server.get('/readyz', FOR_OPERATORS, async (_request, reply) => {
    const { releases } = keeper.current().composition
    const behind = keeper.behind()
    const selling = await isSelling()
    const live = Object.fromEntries(releases.map(({ name, version }) => [name, version]))
    return reply
      .code(selling ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: selling ? 'ready' : 'unavailable',
        releases: live,
        refused: Object.fromEntries(keeper.refused()),
        missing: keeper.missing(),
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
