import fastifyPlugin from 'fastify-plugin'

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
 * Answers for an API in this process what it has no route for, in its own shape, which would get pages of the shop
 * otherwise: 404, or 405 with the methods that there are. `routes` registers what it has.
 */
export const apiGaps = fastifyPlugin<{ prefix: string; routes: () => Promise<void> }>(
  async (server, { prefix, routes }) => {
    const known = new Map<string, Known>()
    server.addHook('onRoute', ({ url, method }) => {
      if (!url.startsWith(`${prefix}/`)) return
      const route = known.get(url) ?? { methods: new Set(), matches: patternOf(url) }
      for (const one of [method].flat()) route.methods.add(one)
      known.set(url, route)
    })
    await routes()
    const asked = [...known.values()]
    for (const url of [prefix, `${prefix}/*`])
      server.all(url, async (request, reply) => {
        const path = request.url.split('?', 1)[0] ?? ''
        const methods = asked.filter(({ matches }) => matches.test(path)).flatMap((route) => [...route.methods])
        const [status, error, message] =
          methods.length > 0
            ? ([405, 'MethodNotAllowedException', 'Diese Adresse nimmt solche Aufrufe nicht an.'] as const)
            : ([404, 'NotFoundException', 'Diese Adresse gibt es nicht.'] as const)
        if (status === 405) reply.header('allow', [...new Set(methods)].sort().join(', '))
        return reply
          .code(status)
          .header('cache-control', 'no-store')
          .send({ status_code: status, error, message, details: [], trace_id: request.id })
      })
  },
)
