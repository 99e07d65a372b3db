import type { FastifyPluginAsync } from 'fastify'
import type { LiveComposition } from '../composition/live-composition'

/** The build manifest by which an open tab sees that another composition is live, and the route rules of a build (spec section 7). */
export const buildRoutes: FastifyPluginAsync<{ live: () => LiveComposition }> = async (server, { live }) => {
  server.get('/builds/latest.json', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ id: live().composition.build_id })
  })
  server.get<{ Params: { file: string } }>('/builds/meta/:file', async (request, reply) => {
    const { composition, table } = live()
    if (request.params.file !== `${composition.build_id}.json`) return reply.code(404).send({ error: 'unknown build' })
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
