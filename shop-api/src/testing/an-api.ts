import Fastify, { type FastifyInstance } from 'fastify'
import { errorHandling } from '../kernel/errors/error-handler'
import type { ApiPlugin } from '../kernel/openapi/api-plugin'
import { jsonHandling } from '../kernel/openapi/validation'
import { assertOnWire } from './on-wire'

/** For tests: a server with the given routes, and with errors and validation as in the real one. Needs no database. */
export async function anApi(...plugins: ApiPlugin[]): Promise<FastifyInstance> {
  const app = Fastify()
  app.addHook('onSend', async (_request, _reply, payload) => {
    if (typeof payload === 'string') assertOnWire(payload)
  })
  await app.register(errorHandling)
  await app.register(jsonHandling)
  for (const plugin of plugins) await app.register(plugin)
  return app
}
