import type { FastifyPluginAsync } from 'fastify'
import { iconNames, setNameOf } from '../icons/icon-request'
import { createIconSets, pickIcons } from '../icons/icon-sets'

/** Icons change only with a new release of the shop; a name that is missing today may come with it. */
const COMPLETE = 'public, max-age=86400, stale-while-revalidate=604800'
const INCOMPLETE = 'public, max-age=300'

/** `/_icons/{set}.json?icons=a,b`: icons of the installed sets, as Iconify's API answers. */
export const iconRoutes: FastifyPluginAsync = async (server) => {
  const iconSet = createIconSets()
  server.get<{ Params: { file: string }; Querystring: { icons?: unknown } }>(
    '/_icons/:file',
    async ({ params, query }, reply) => {
      const name = setNameOf(params.file)
      const set = name === undefined ? undefined : await iconSet(name)
      if (!set)
        return reply.code(404).header('cache-control', 'no-store').send({ message: 'there is no such icon set' })
      const names = iconNames(query.icons)
      if (!names.ok) return reply.code(400).header('cache-control', 'no-store').send({ message: names.error })
      const answer = pickIcons(set, names.value)
      return reply.header('cache-control', answer.not_found ? INCOMPLETE : COMPLETE).send(answer)
    },
  )
}
