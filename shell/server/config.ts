import os from 'node:os'
import path from 'node:path'
import { CLOCK_EXAMPLES, parseClock } from '@nimbus/server-kit/clock'
import { DECLARATION_KEY_LENGTH } from '@nimbus/server-kit/declarations'
import { listenerHosts, trustedProxies } from '@nimbus/server-kit/http'
import { LOG_LEVELS } from '@nimbus/server-kit/logging'
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
import * as v from 'valibot'

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'is not a port number'), v.transform(Number), v.maxValue(65535))

/** hostList of 'img.example,cdn.example:8443' → ['img.example', 'cdn.example:8443'] */
const hostList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((host) => host.trim().toLowerCase() || [])),
  v.everyItem(
    (host) => URL.canParse(`https://${host}`) && new URL(`https://${host}`).host === host,
    'is not a list of hosts',
  ),
)

const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Where PGlite and caches live. */
  SHOP_DATA_DIR: v.optional(v.string(), '.nimbus/data'),
  DATABASE_URL: v.optional(v.string()),
  /** Folder with catalogue files that are sold instead of those of the build. */
  SHOP_CATALOGUE_DIR: v.optional(v.string()),
  /** Lets `npm run catalogue -- apply` in; made in the data folder where it is missing. */
  SHOP_OPERATOR_KEY: v.optional(v.string()),
  /** Opens IBANs and links of the API in this process; made in the data folder where it is missing. */
  SHOP_SECRET: v.optional(shopSecret, ''),
  SHOP_READER_KEYS: v.optional(readerKeys, ''),
  /** To which hosts the API's events go. */
  SHOP_LISTENER_HOSTS: v.optional(listenerHosts, ''),
  /** Who says to the API what can be had at an address. */
  SHOP_LINES_API: v.optional(linesApi, ''),
  SHOP_LINES_KEY: v.optional(v.string()),
  /** By which the API believes when a declaration came to the edge; needed where the API runs elsewhere. */
  SHOP_DECLARATION_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (key) => key === '' || key.length >= DECLARATION_KEY_LENGTH,
        `has at least ${DECLARATION_KEY_LENGTH} characters`,
      ),
    ),
  ),
  /** A day or an instant that governs catalogue and legal dates. */
  SHOP_CLOCK: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || parseClock(text) !== undefined, `is not ${CLOCK_EXAMPLES}`),
    ),
  ),
  /** Origin of the shop's own addresses, for sitemap, canonical links and mails; without it that of this machine. */
  SHOP_ORIGIN: v.optional(shopOrigin, ''),
  /** The mail server of the API in this process; without it mails are written to the data folder. */
  SMTP_URL: v.optional(smtpUrl, ''),
  MAIL_FROM: v.optional(mailFrom, ''),
  /** Base of an API that runs elsewhere; without it the API runs in this process. */
  SHOP_API_BASE: v.optional(v.pipe(v.string(), v.url('is not an address like http://shop-api:3001/api'))),
  /** Where other edges reach this one; without it, by the name of this machine. */
  EDGE_ADDRESS: v.optional(
    v.pipe(v.string(), v.regex(/^(https?:\/\/[^/]+)?$/, 'is no origin like http://edge-1:3000')),
    '',
  ),
  /** A folder with releases, or origins of remotes as "mf-cart=http://…" separated by commas. */
  RELEASE_SOURCE: v.optional(v.string(), '.nimbus/releases'),
  /** Folder with the teams' public keys. */
  REMOTE_KEYS: v.optional(v.string(), '.nimbus/keys'),
  /** "loopback" lets developers load a remote from their own machine by the address; off unless set. */
  REMOTE_OVERRIDES: v.optional(v.picklist(['', 'loopback'], 'is neither empty nor "loopback"'), ''),
  /** Folder with the shell's build for browsers; without it the one beside the edge. */
  SHELL_FOLDER: v.optional(v.string()),
  /** Folder of the image service; without it the pictures that the build exports. */
  IMAGE_FOLDER: v.optional(v.string()),
  /** Hosts that the image service may fetch pictures from, separated by commas; none unless set. */
  IMAGE_ALLOW_HOSTS: v.optional(hostList, ''),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `is not one of ${LOG_LEVELS.join(', ')}`), 'warn'),
  TRUSTED_PROXIES: v.optional(trustedProxies, ''),
  LIMIT_FACTOR: v.optional(limitFactor, '1'),
  STOP_DELAY_MS: v.optional(stopDelay, '0'),
})

/** The edge's settings, parsed once. Folders are absolute. */
export interface EdgeConfig {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  catalogueDir: string | undefined
  operatorKey: string | undefined
  /** What the API in this process derives its keys from. */
  secret: string | undefined
  /** Of systems that may read the catalogue. */
  readerKeys: readonly string[]
  linesApi: string | undefined
  linesKey: string | undefined
  /** Where events may go. */
  listenerHosts: readonly string[]
  declarationKey: string | undefined
  shopClock: string | undefined
  /** Never what a request says: anybody may send any host. */
  origin: string
  smtpUrl: string | undefined
  mailFrom: string | undefined
  apiBase: string | undefined
  /** Where other edges reach this one: "http://edge-1:3000" */
  edgeAddress: string
  releaseSource: string
  keyFolder: string
  overrides: boolean
  shellFolder: string | undefined
  imageFolder: string | undefined
  imageAllowHosts: readonly string[]
  logLevel: string
  /** Whose X-Forwarded-… headers count. */
  trustedProxies: readonly string[]
  /** Multiplies the limits of calls. */
  limitFactor: number
  /** How long the server goes on after SIGTERM while readyz says no already, in milliseconds. */
  stopDelayMs: number
}

/** Only edges on the same machine reach such a host. */
const isLoopback = (host: string): boolean => /^(localhost|127\..*)$/.test(host)

/** Reads the environment (architecture: how it runs). Throws an Error that names each wrong variable and what is wrong with it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, folder: string): EdgeConfig {
  const parsed = v.safeParse(environmentSchema, environment)
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
    throw new Error(`environment: ${wrong.join('; ')}`)
  }
  const {
    PORT,
    HOST,
    SHOP_DATA_DIR,
    DATABASE_URL,
    SHOP_CATALOGUE_DIR,
    SHOP_OPERATOR_KEY,
    SHOP_SECRET,
    SHOP_READER_KEYS,
    SHOP_LISTENER_HOSTS,
    SHOP_LINES_API,
    SHOP_LINES_KEY,
    SHOP_DECLARATION_KEY,
    SHOP_CLOCK,
    SHOP_ORIGIN,
    SMTP_URL,
    MAIL_FROM,
    SHOP_API_BASE,
    EDGE_ADDRESS,
    RELEASE_SOURCE,
    REMOTE_KEYS,
    REMOTE_OVERRIDES,
    SHELL_FOLDER,
    IMAGE_FOLDER,
    IMAGE_ALLOW_HOSTS,
    LOG_LEVEL,
    TRUSTED_PROXIES,
    LIMIT_FACTOR,
    STOP_DELAY_MS,
  } = parsed.output
  return {
    port: PORT,
    host: HOST,
    dataDir: path.resolve(folder, SHOP_DATA_DIR),
    databaseUrl: DATABASE_URL,
    catalogueDir: SHOP_CATALOGUE_DIR ? path.resolve(folder, SHOP_CATALOGUE_DIR) : undefined,
    operatorKey: SHOP_OPERATOR_KEY,
    secret: SHOP_SECRET,
    readerKeys: SHOP_READER_KEYS,
    listenerHosts: SHOP_LISTENER_HOSTS,
    linesApi: SHOP_LINES_API,
    linesKey: SHOP_LINES_KEY || undefined,
    declarationKey: SHOP_DECLARATION_KEY || undefined,
    shopClock: SHOP_CLOCK,
    origin: SHOP_ORIGIN ?? `http://localhost:${PORT}`,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    apiBase: SHOP_API_BASE?.replace(/\/$/, ''),
    edgeAddress: EDGE_ADDRESS || `http://${isLoopback(HOST) ? HOST : os.hostname()}:${PORT}`,
    releaseSource: RELEASE_SOURCE.includes('://') ? RELEASE_SOURCE : path.resolve(folder, RELEASE_SOURCE),
    keyFolder: path.resolve(folder, REMOTE_KEYS),
    overrides: REMOTE_OVERRIDES === 'loopback',
    shellFolder: SHELL_FOLDER === undefined ? undefined : path.resolve(folder, SHELL_FOLDER),
    imageFolder: IMAGE_FOLDER === undefined ? undefined : path.resolve(folder, IMAGE_FOLDER),
    imageAllowHosts: IMAGE_ALLOW_HOSTS,
    logLevel: LOG_LEVEL,
    trustedProxies: TRUSTED_PROXIES,
    limitFactor: LIMIT_FACTOR,
    stopDelayMs: STOP_DELAY_MS,
  }
}
