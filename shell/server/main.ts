import path from 'node:path'
import { createShopApi } from '@nimbus/shop-api/app'
import { createClock } from '@nimbus/shop-api/clock'
import { readConfig } from './config'
import { createEdge } from './edge'
import { startupProblem } from './startup-problem'

/** How long running requests may take after SIGTERM, in milliseconds. */
const GRACE_MS = 10_000

/** Starts the edge, and the API in the same process unless SHOP_API_BASE names one elsewhere. */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd())
  const api = config.apiBase
    ? undefined
    : await createShopApi({
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl,
        catalogueDir: config.catalogueDir,
        operatorKey: config.operatorKey,
        clock: createClock(config.shopClock),
        packageDir: path.resolve(import.meta.dirname, '../../../shop-api'),
      })
  const edge = await createEdge({
    dataDir: config.dataDir,
    releaseSource: config.releaseSource,
    keyFolder: config.keyFolder,
    shellFolder: path.resolve(import.meta.dirname, '../web'),
    imageFolder: config.imageFolder ?? path.resolve(import.meta.dirname, '../../../shop-api/dist/pictures'),
    imageAllowHosts: config.imageAllowHosts,
    origin: config.origin,
    apiBase: config.apiBase ?? `http://127.0.0.1:${config.port}/api`,
    api,
  })
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    await edge.close()
    await api?.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  await edge.server.listen({ port: config.port, host: config.host })
  process.send?.({ ready: true })
}

main().catch((error: unknown) => {
  process.stderr.write(`${startupProblem(error)}\n`)
  process.exit(1)
})
