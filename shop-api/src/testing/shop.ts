import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { Registry } from 'prom-client'
import Fastify, { type InjectOptions, type LightMyRequestResponse, type RouteOptions } from 'fastify'
import { createShopApi, personalFields } from '../app'
import { openDatabase } from '../platform/database/database'
import { draftScopes, drafts, idempotentCalls, mails, orders, resumeCodes } from '../platform/database/schema'
import { createLogger } from '@nimbus/server-kit/logging'
import { observed } from '@nimbus/server-kit/metrics'
import { API_PREFIX, OPEN_API_PREFIX, serverOptions } from '@nimbus/server-kit/http'
import { packageFolder } from '../kernel/package/package-folder'
import type { Engine } from './engines'
import { formRulesFile } from './form-rules'
import { warmDataFolder } from './warm-data-folder'

/** Friday noon in Germany, while the start price promotion runs. */
export const NOON = '2026-11-27T11:00:00.000Z'

export const SHOP_ORIGIN = 'https://shop.example'

/** By which an edge proves when it took a declaration. */
export const DECLARATION_KEY = randomBytes(24).toString('base64url')

/** Of a system that may read the catalogue. */
export const READER_KEY = randomBytes(24).toString('base64url')

/** By which the shop is let in where it asks for lines. */
export const LINES_KEY = randomBytes(24).toString('base64url')

/** A running API with a clock that a test can set, and all that it has answered and logged. */
export interface Shop {
  dataDir: string
  setClock(instant: string): void
  /** What /readyz asks. */
  ready(): Promise<void>
  inject(request: InjectOptions): Promise<LightMyRequestResponse>
  /** Everything that left the API: answers and log lines. */
  spoken(): string
  /** Its log, at the level that tells most: a JSON object a line. */
  logged(): readonly string[]
  /** What /metrics says. */
  metrics(): Promise<string>
  /** Stops the API and reads what it has stored. */
  stored(): Promise<Stored>
  close(): Promise<void>
}

export interface Stored {
  orders: (typeof orders.$inferSelect)[]
  drafts: (typeof drafts.$inferSelect)[]
  mails: (typeof mails.$inferSelect)[]
  all: string
}

interface ShopOptions {
  /** A folder on a disk of the test's own, with a warm one's content; a new warm one without it. */
  dataDir?: string
  /** Copies of one API have the same. */
  secret?: string
  trustedProxies?: readonly string[]
  /** As the setting SHOP_LISTENER_HOSTS. */
  listenerHosts?: readonly string[]
  /** As the setting SHOP_LINES_API. */
  linesApi?: string
  /** As the setting LIMIT_FACTOR, for tests that ask more often than a customer. */
  limitFactor?: number
  /** Hears of each route. */
  onRoute?: (route: RouteOptions) => void
}

/** Starts the API on an engine in a folder of its own; copies of one API have the same secret. */
export async function startShop(
  engine: Engine,
  {
    dataDir: given,
    secret,
    trustedProxies = [],
    listenerHosts = [],
    linesApi,
    limitFactor = 1,
    onRoute,
  }: ShopOptions = {},
): Promise<Shop> {
  const dataDir = given ?? (await warmDataFolder('shop-api-', engine))
  const logged: string[] = []
  const answered: string[] = []
  let now = new Date(NOON)
  const database = { dataDir, databaseUrl: engine.databaseUrl }
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  const logger = createLogger({ level: 'trace', name: 'api', personal: personalFields(), stream })
  const register = new Registry()
  const api = await createShopApi({
    ...database,
    clock: () => now,
    allowedOrigins: [SHOP_ORIGIN],
    shopOrigin: SHOP_ORIGIN,
    logger,
    register,
    limitFactor,
    declarationKey: DECLARATION_KEY,
    readerKeys: [READER_KEY],
    listenerHosts,
    linesApi,
    linesKey: LINES_KEY,
    formRulesFile: await formRulesFile(),
    ...(secret && { secret }),
  })
  const app = Fastify(serverOptions({ logger, trustedProxies }))
  if (onRoute) app.addHook('onRoute', onRoute)
  await app.register(observed, { register })
  await app.register(api.plugin, { prefix: API_PREFIX })
  await app.register(api.openApis, { prefix: OPEN_API_PREFIX })
  let running = true
  const stop = async (): Promise<void> => {
    if (!running) return
    running = false
    await app.close()
    await api.close()
  }
  return {
    dataDir,
    ready: api.ready,
    setClock: (instant) => {
      now = new Date(instant)
    },
    async inject(request) {
      const answer = await app.inject(request)
      answered.push(answer.body)
      return answer
    },
    spoken: () => [...logged, ...answered].join('\n'),
    logged: () => logged,
    metrics: () => register.metrics(),
    async stored() {
      await stop()
      return readStored(database)
    },
    async close() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** What lies in the database of a stopped API. */
export async function readStored(database: { dataDir: string; databaseUrl?: string | undefined }): Promise<Stored> {
  const migrationsFolder = join(packageFolder(), 'migrations')
  const { db, close } = await openDatabase({ ...database, migrationsFolder, onError: () => {} })
  const stored = {
    orders: await db.select().from(orders),
    drafts: await db.select().from(drafts),
    mails: await db.select().from(mails),
  }
  const rest = [
    await db.select().from(draftScopes),
    await db.select().from(idempotentCalls),
    await db.select().from(resumeCodes),
  ]
  await close()
  return { ...stored, all: JSON.stringify([stored, rest]) }
}
