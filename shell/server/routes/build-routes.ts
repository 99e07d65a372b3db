import type { FastifyPluginAsync } from 'fastify'
import type { Cohorts } from '../composition/cohorts'
import type { CompositionKeeper } from '../composition/live-composition'

export interface BuildRoutesOptions {
  keeper: Pick<CompositionKeeper, 'running'>
  cohorts: Cohorts
}

/**
 * The build manifest by which an open tab sees that another composition is live for its visitor, and the route rules of a
 * build (API-10).
 */
export const buildRoutes: FastifyPluginAsync<BuildRoutesOptions> = async (server, { keeper, cohorts }) => {
  server.get('/builds/latest.json', async (request, reply) => {
    const { composition } = cohorts.compositionFor(request, reply)
    return reply.header('cache-control', 'no-store').send({ id: composition.build_id })
  })
  server.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
    const asked = keeper.running().find(({ live }) => request.params.file === `${live.composition.build_id}.json`)
    if (!asked) return reply.code(404).send({ error: 'unknown build' })
    const { composition, table } = asked.live
    const rules = table.routes.map(({ owner, page }) => ({
      path: page.path,
      owner,
      layout: page.layout,
      redirect: page.redirect ?? null,
      prerender: page.prerender ?? false,
    }))
    return reply.send({ id: composition.build_id, routes: rules })
  })
}
