import type { FastifyInstance } from 'fastify'
import { OVERRIDE_PARAMETER, parseOverride } from '../../src/override/parse-override'
import { withOrigin } from './policy-with-origin'

/**
 * Lets developers load one remote from their own machine into pages of this shop (`?mf-override=…`): tells the browser that
 * it may, and widens the content security policy of the very document that names it, to that one loopback origin.
 */
export function allowOverrides(server: FastifyInstance): void {
  server.get('/_overrides', async (_request, reply) => reply.header('cache-control', 'no-store').code(204).send())
  server.addHook('onSend', async ({ url }, reply, payload) => {
    const asked = new URLSearchParams(url.split('?')[1]).get(OVERRIDE_PARAMETER)
    const override = asked === null ? undefined : parseOverride(asked)
    const policy = reply.getHeader('content-security-policy')
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    if (override && isPage && typeof policy === 'string') {
      reply.header('content-security-policy', withOrigin(policy, override.origin))
    }
    return payload
  })
}
