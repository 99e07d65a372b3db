import crypto from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { createShopApi, personalFields } from '@nimbus/shop-api/app'
import { createClock } from '@nimbus/server-kit/clock'
import { createLogger } from '@nimbus/server-kit/logging'
import { withSecretFiles } from '@nimbus/server-kit/settings'
import { Registry } from 'prom-client'
import { readConfig } from './config'
import { apiLink } from './composition/fleet/fleet-link'
import { createEdge } from './edge'
import { startupProblem } from './startup-problem'

/** How long running requests may take after SIGTERM, in milliseconds. */
const GRACE_MS = 10_000

/** Starts the edge, and the API in the same process unless SHOP_API_BASE names one elsewhere. */
async function main(): Promise<void> {
  const orphaned = process.connected ? once(process, 'disconnect') : undefined
  const config = readConfig(withSecretFiles(process.env), process.cwd())
  const register = new Registry()
  const log = { level: config.logLevel, personal: personalFields() }
  const clock = createClock(config.shopClock)
  // both ends are in this process, unless the API is elsewhere and has to be told
  const declarationKey = config.declarationKey ?? (config.apiBase ? undefined : crypto.randomUUID())
  const api = config.apiBase
    ? undefined
    : await createShopApi({
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl,
        catalogueDir: config.catalogueDir,
        operatorKey: config.operatorKey,
        secret: config.secret,
        readerKeys: config.readerKeys,
        linesApi: config.linesApi,
        linesKey: config.linesKey,
        listenerHosts: config.listenerHosts,
        shopOrigin: config.origin,
        mail: { smtpUrl: config.smtpUrl, from: config.mailFrom },
        clock,
        declarationKey,
        logger: createLogger({ ...log, name: 'api' }),
        register,
        limitFactor: config.limitFactor,
        packageDir: path.resolve(import.meta.dirname, '../../../shop-api'),
      })
  // PGlite has one process, whose folder is as good a place
  const inside = config.databaseUrl ? api?.releases : undefined
  const { apiBase } = config
  const elsewhere = apiBase !== undefined && declarationKey !== undefined ? { apiBase, declarationKey } : undefined
  const edge = await createEdge({
    fleetLink: elsewhere ? apiLink(elsewhere) : inside,
    address: () => config.edgeAddress,
    dataDir: config.dataDir,
    releaseSource: config.releaseSource,
    keyFolder: config.keyFolder,
    overrides: config.overrides,
    shellFolder: config.shellFolder ?? path.resolve(import.meta.dirname, '../web'),
    imageFolder: config.imageFolder ?? path.resolve(import.meta.dirname, '../../../shop-api/dist/pictures'),
    imageAllowHosts: config.imageAllowHosts,
    origin: config.origin,
    apiBase: config.apiBase ?? `http://127.0.0.1:${config.port}/api`,
    api,
    logger: createLogger({ ...log, name: 'edge' }),
    register,
    trustedProxies: config.trustedProxies,
    clock,
    declarationKey,
    limitFactor: config.limitFactor,
  })
  const end = async (delayMs: number): Promise<void> => {
    const finished = await edge.stop({ delayMs, graceMs: GRACE_MS })
    await api?.close()
    process.exit(finished ? 0 : 1)
  }
  let ending: Promise<void> | undefined
  process.on('SIGTERM', () => void (ending ??= end(config.stopDelayMs)))
  // somebody at a keyboard waits for nothing
  process.on('SIGINT', () => void (ending ??= end(0)))
  // nobody would ever end it, such as the trial shop of a deployment that was killed
  void orphaned?.then(() => (ending ??= end(0)))
  await edge.server.listen({ port: config.port, host: config.host })
  process.send?.({ ready: true })
}

main().catch((error: unknown) => {
  process.stderr.write(`${startupProblem(error)}\n`)
  process.exit(1)
})
