import { resolve } from 'node:path'
import * as v from 'valibot'
import { CLOCK_EXAMPLES, parseClock } from '@nimbus/server-kit/clock'
import { DECLARATION_KEY_LENGTH } from '@nimbus/server-kit/declarations'
import {
  limitFactor,
  linesApi,
  mailFrom,
  readerKeys,
  shopOrigin,
  shopSecret,
  smtpUrl,
  stopDelay,
} from '@nimbus/server-kit/settings'
import { LOG_LEVELS } from '@nimbus/server-kit/logging'
import { API_PREFIX, listenerHosts, trustedProxies } from '@nimbus/server-kit/http'

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'PORT is a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'PORT is a number from 0 to 65535'),
)

const origins = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
  v.array(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'SHOP_ALLOWED_ORIGINS lists origins, as in https://shop.example')),
  ),
)

const environmentSchema = v.object({
  PORT: v.optional(port, '3001'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  SHOP_DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('SHOP_DATA_DIR is a folder')), '.nimbus/data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'DATABASE_URL begins with postgres:// or postgresql://')),
  ),
  SHOP_CLOCK: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => parseClock(text) !== undefined, `SHOP_CLOCK is ${CLOCK_EXAMPLES}`),
    ),
  ),
  SHOP_SECRET: v.optional(shopSecret, ''),
  SHOP_CATALOGUE_DIR: v.optional(v.string()),
  SHOP_OPERATOR_KEY: v.optional(v.pipe(v.string(), v.minLength(24, 'SHOP_OPERATOR_KEY has at least 24 characters'))),
  SHOP_READER_KEYS: v.optional(readerKeys, ''),
  SHOP_LISTENER_HOSTS: v.optional(listenerHosts, ''),
  SHOP_LINES_API: v.optional(linesApi, ''),
  SHOP_LINES_KEY: v.optional(v.string()),
  SHOP_DECLARATION_KEY: v.optional(
    v.pipe(
      v.string(),
      v.minLength(DECLARATION_KEY_LENGTH, `SHOP_DECLARATION_KEY has at least ${DECLARATION_KEY_LENGTH} characters`),
    ),
  ),
  SHOP_API_BASE: v.optional(v.string(), API_PREFIX),
  SHOP_ALLOWED_ORIGINS: v.optional(origins, ''),
  SHOP_ORIGIN: v.optional(shopOrigin, ''),
  SMTP_URL: v.optional(smtpUrl, ''),
  MAIL_FROM: v.optional(mailFrom, ''),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS), 'info'),
  TRUSTED_PROXIES: v.optional(trustedProxies, ''),
  LIMIT_FACTOR: v.optional(limitFactor, '1'),
  STOP_DELAY_MS: v.optional(stopDelay, '0'),
})

/** What the environment says about how the API runs; every variable is optional (architecture, "How it runs"). */
export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** The instant at which the shop's clock stands; the real time where there is none. */
  clock: string | undefined
  secret: string | undefined
  /** Folder with catalogue files that are sold instead of the bundled ones. */
  catalogueDir: string | undefined
  /** For `npm run catalogue -- apply`. */
  operatorKey: string | undefined
  /** Of systems that may read the catalogue. */
  readerKeys: readonly string[]
  /** Where events may go. */
  listenerHosts: readonly string[]
  /** Who says what can be had at an address: a provider's TMF645; our own register without it. */
  linesApi: string | undefined
  linesKey: string | undefined
  /** By which the edge proves when it took a declaration. */
  declarationKey: string | undefined
  publicBase: string
  allowedOrigins: readonly string[]
  /** Where customers reach the shop, for links in mails. */
  shopOrigin: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  logLevel: string
  /** Whose X-Forwarded-… headers count. */
  trustedProxies: readonly string[]
  /** Multiplies the limits of calls. */
  limitFactor: number
  /** How long the server goes on after SIGTERM while readyz says no already, in milliseconds. */
  stopDelayMs: number
}

/** parseConfig({PORT: '8080'}).port → 8080. Throws an error of one line that names the variable. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  // an empty variable is an unset one, as compose files write it
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(environmentSchema, given)
  if (!parsed.success)
    throw new Error(parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; '))
  const env = parsed.output
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.SHOP_DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    clock: env.SHOP_CLOCK,
    secret: env.SHOP_SECRET,
    catalogueDir: env.SHOP_CATALOGUE_DIR === undefined ? undefined : resolve(env.SHOP_CATALOGUE_DIR),
    operatorKey: env.SHOP_OPERATOR_KEY,
    readerKeys: env.SHOP_READER_KEYS,
    listenerHosts: env.SHOP_LISTENER_HOSTS,
    linesApi: env.SHOP_LINES_API,
    linesKey: env.SHOP_LINES_KEY,
    declarationKey: env.SHOP_DECLARATION_KEY,
    publicBase: env.SHOP_API_BASE.replace(/\/$/, ''),
    allowedOrigins: env.SHOP_ALLOWED_ORIGINS,
    shopOrigin: env.SHOP_ORIGIN,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUSTED_PROXIES,
    limitFactor: env.LIMIT_FACTOR,
    stopDelayMs: env.STOP_DELAY_MS,
  }
}
