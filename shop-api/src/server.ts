import Fastify from 'fastify'
import { createShopApi } from './app'
import { createClock } from './clock'
import { parseConfig } from './config'

/** How long running requests may take after SIGTERM, in milliseconds. */
const GRACE_MS = 10_000

/** A signed address works for whoever has it, so the log gets none. */
const withoutSignature = (url: string): string => url.replace(/(\/documents\/)[^/?]+/, '$1…')

async function main(): Promise<void> {
  const config = parseConfig(process.env)
  const server = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: ({ method, url, ip }) => ({ method, url: withoutSignature(url), ip }) },
    },
    trustProxy: 'loopback, linklocal, uniquelocal',
    forceCloseConnections: 'idle',
  })
  const api = await createShopApi({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    clock: createClock(config.clock),
    catalogueDir: config.catalogueDir,
    logger: server.log,
    publicBase: config.publicBase,
    allowedOrigins: config.allowedOrigins,
    secret: config.secret,
    operatorKey: config.operatorKey,
  })
  await server.register(api.plugin, { prefix: '/api' })
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) =>
    api.ready().then(
      () => ({ status: 'ready' }),
      () => reply.code(503).send({ status: 'unavailable' }),
    ),
  )

  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    await server.close()
    await api.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  await server.listen({ port: config.port, host: config.host })
}

main().catch((error: unknown) => {
  process.stderr.write(`shop-api: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
