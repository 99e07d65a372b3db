import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { crossOrigin } from './cross-origin'
import { openDatabase } from './db/database'
import { errorHandling } from './errors/error-handler'
import { documentation } from './openapi/documentation'
import { jsonHandling } from './openapi/validation'
import { packageFolder } from './package-folder'
import { loadKeys } from './session/keys'
import { sessionRoutes } from './session/session-routes'

export interface ShopApiOptions {
  /** Where PGlite, the secret and caches live. */
  dataDir: string
  /** postgres://… ; PGlite in `dataDir` where it is missing. */
  databaseUrl?: string | undefined
  /** Governs catalogue and legal dates; tokens live by the real time. */
  clock: () => Date
  logger?: Pick<FastifyBaseLogger, 'error'> | undefined
  /** Where browsers reach the API, for links to documents: "/api" */
  publicBase?: string | undefined
  /** Other origins whose pages may call with credentials. */
  allowedOrigins?: readonly string[] | undefined
  /** At least 32 characters, the same for all copies of the API; made and kept in `dataDir` where it is missing. */
  secret?: string | undefined
  /** Where `migrations/` and `data/` lie; found from the running file upwards where it is missing. */
  packageDir?: string | undefined
}

export interface ShopApi {
  /** All calls, for a Fastify server of anybody: `server.register(api.plugin, {prefix: '/api'})`. */
  plugin: FastifyPluginAsync
  /** Rejects while the API can't sell. */
  ready(): Promise<void>
  /** Closes the database; close the server first. */
  close(): Promise<void>
}

/** Opens the shop's backend: database, keys, catalogue, and the plugin that answers the calls of spec section 7. */
export async function createShopApi(options: ShopApiOptions): Promise<ShopApi> {
  const { dataDir, databaseUrl, publicBase = '/api', allowedOrigins = [], packageDir = packageFolder() } = options
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    migrationsFolder: join(packageDir, 'migrations'),
    onError: (err) => options.logger?.error({ err }, 'database connection lost'),
  })
  const keys = await loadKeys(dataDir, options.secret)
  const { db } = database

  const plugin: FastifyPluginAsync = async (app) => {
    await app.register(errorHandling)
    await app.register(jsonHandling)
    if (allowedOrigins.length > 0) await app.register(crossOrigin, { origins: allowedOrigins })
    await app.register(rateLimit, { global: false })
    await app.register(documentation, { publicBase })
    await app.register(sessionRoutes, { db, tokenKey: keys.token })
  }
  return { plugin, ready: database.ping, close: database.close }
}
