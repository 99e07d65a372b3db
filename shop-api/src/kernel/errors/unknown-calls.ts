import type { FastifyInstance } from 'fastify'
import { ApiException } from './api-exception'

interface Known {
  methods: Set<string>
  matches: RegExp
}

/** patternOf('/api/receipts/:number.pdf') → matches /api/receipts/WR-1.pdf */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[^\w/:*-]/g, '\\$&')
      .replaceAll(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  )

/**
 * Answers what the API has no route for in its own shape, whatever is beside it in its process: 404, or 405 with the
 * methods that there are. `routes` registers what it has.
 */
export async function answerUnknownCalls(app: FastifyInstance, routes: () => Promise<void>): Promise<void> {
  const known = new Map<string, Known>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith(`${app.prefix}/`)) return
    const route = known.get(url) ?? { methods: new Set(), matches: patternOf(url) }
    for (const one of [method].flat()) route.methods.add(one)
    known.set(url, route)
  })
  await routes()
  const asked = [...known.values()]
  for (const url of ['/', '/*'])
    app.all(url, { schema: { hide: true } }, async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? ''
      const methods = asked.filter(({ matches }) => matches.test(path)).flatMap((route) => [...route.methods])
      if (methods.length === 0) throw new ApiException(404, 'NotFoundException', 'Diese Adresse gibt es nicht.')
      reply.header('allow', [...new Set(methods)].sort().join(', '))
      throw new ApiException(405, 'MalformedRequestException', 'Diese Adresse nimmt solche Aufrufe nicht an.')
    })
}
