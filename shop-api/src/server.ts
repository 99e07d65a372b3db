import { join } from 'node:path'
import Fastify from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { createShopApi, personalFields } from './app'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import { createClock } from '@nimbus/server-kit/clock'
import { parseConfig } from './config'
import { createLogger } from '@nimbus/server-kit/logging'
import { withSecretFiles } from '@nimbus/server-kit/settings'
import { gracefulStop, onceTrue } from '@nimbus/server-kit/http'
import { observed } from '@nimbus/server-kit/metrics'
import { answerHeaders, API_PREFIX, OPEN_API_PREFIX } from '@nimbus/server-kit/http'
import { serverOptions } from '@nimbus/server-kit/http'

/** How long running requests may take after SIGTERM, in milliseconds. */
const GRACE_MS = 10_000

async function main(): Promise<void> {
  const config = parseConfig(withSecretFiles(process.env))
  const logger = createLogger({ level: config.logLevel, name: 'api', personal: personalFields() })
  const register = new Registry()
  collectDefaultMetrics({ register })
  const api = await createShopApi({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    clock: createClock(config.clock),
    catalogueDir: config.catalogueDir,
    logger,
    register,
    publicBase: config.publicBase,
    limitFactor: config.limitFactor,
    allowedOrigins: config.allowedOrigins,
    secret: config.secret,
    operatorKey: config.operatorKey,
    readerKeys: config.readerKeys,
    listenerHosts: config.listenerHosts,
    linesApi: config.linesApi,
    linesKey: config.linesKey,
    declarationKey: config.declarationKey,
    shopOrigin: config.shopOrigin,
    mail: { smtpUrl: config.smtpUrl, from: config.mailFrom },
    formRulesFile: join(import.meta.dirname, 'form-rules.js'),
  })
  const server = Fastify(serverOptions({ logger, trustedProxies: config.trustedProxies }))
  const { stop, stopping } = gracefulStop(server)
  await server.register(observed, { register })
  await server.register(answerHeaders)
  await server.register(api.plugin, { prefix: API_PREFIX })
  await server.register(api.openApis, { prefix: OPEN_API_PREFIX })
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (stopping()) return reply.code(503).send({ status: 'stopping' })
    return api.ready().then(
      () => ({ status: 'ready' }),
      () => reply.code(503).send({ status: 'unavailable' }),
    )
  })
  const hasBegun = onceTrue(() =>
    api.ready().then(
      () => true,
      () => false,
    ),
  )
  server.get('/servez', async (_request, reply) => {
    const serving = !stopping() && (await hasBegun())
    return reply
      .code(serving ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: serving ? 'serving' : 'unavailable' })
  })
  server.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()))

  const end = async (delayMs: number): Promise<void> => {
    const finished = await stop({ delayMs, graceMs: GRACE_MS })
    await api.close()
    process.exit(finished ? 0 : 1)
  }
  let ending: Promise<void> | undefined
  process.on('SIGTERM', () => void (ending ??= end(config.stopDelayMs)))
  // somebody at a keyboard waits for nothing
  process.on('SIGINT', () => void (ending ??= end(0)))
  await server.listen({ port: config.port, host: config.host })
}

main().catch((error: unknown) => {
  process.stderr.write(`shop-api: ${errorMessage(error)}\n`)
  process.exit(1)
})
