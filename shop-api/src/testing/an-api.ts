import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { errorHandling } from '../kernel/errors/error-handler'
import { jsonHandling } from '../kernel/openapi/validation'

/** For tests: a server with the given routes, and with errors and validation as in the real one. Needs no database. */
export async function anApi(...plugins: FastifyPluginAsync[]): Promise<FastifyInstance> {
  const app = Fastify()
  await app.register(errorHandling)
  await app.register(jsonHandling)
  for (const plugin of plugins) await app.register(plugin)
  return app
}
