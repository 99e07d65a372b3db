import { randomBytes } from 'node:crypto'
import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../../shop-api/src/testing/free-port'
import { startMailServer, type MailServer } from '../../../shop-api/src/testing/mail-server'
import { startServer, type ServerProcess, type ServerSettings } from '../../../shop-api/src/testing/server-process'

/** As `npm run build` leaves them. */
const API = resolve(__dirname, '../../../shop-api/dist/server.mjs')
const EDGE = resolve(__dirname, '../../../shell/dist/server/main.mjs')

/** The same for all copies. */
const secret = randomBytes(32).toString('base64url')
const declarationKey = randomBytes(24).toString('base64url')

/** Something that ends without any warning, and comes back. */
export interface Part {
  name: string
  kill(): Promise<void>
  start(): Promise<void>
}

interface Process extends Part {
  hasDied: () => boolean
}

/** All that an order goes through but its database, each a process of its own, or a mail server whose connections are cut. */
export interface WholeShop {
  /** Where customers reach it: an edge for each copy of the API. */
  edges: readonly string[]
  parts: readonly Part[]
  mailServer: () => MailServer
  /** Names of the processes that have ended though nobody has killed them. */
  dead(): string[]
  stop(): Promise<void>
}

/** A process that comes back at its old address. */
async function keptProcess(name: string, file: string, dataDir: string, settings: ServerSettings) {
  const port = await freePort()
  let running: ServerProcess | undefined
  const part: Process = {
    name,
    hasDied: () => running?.isRunning() === false,
    async kill() {
      await running?.kill()
      running = undefined
    },
    async start() {
      running = await startServer(file, dataDir, { ...settings, port })
    },
  }
  return { part, origin: `http://127.0.0.1:${port}` }
}

/** Starts so many copies of API and edge on one database. */
export async function startWholeShop(databaseUrl: string, copies: number): Promise<WholeShop> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-kills-'))
  const none = join(folder, 'nothing')
  await mkdir(none)
  let mailServer = await startMailServer()
  const { url: smtpUrl } = mailServer
  const common = { LIMIT_FACTOR: '1000', SHOP_DECLARATION_KEY: declarationKey, LOG_LEVEL: 'silent' }
  const processes: Process[] = []
  const edges: string[] = []
  for (let copy = 0; copy < copies; copy += 1) {
    const api = await keptProcess(`API ${copy}`, API, join(folder, `api-${copy}`), {
      env: { ...common, DATABASE_URL: databaseUrl, SHOP_SECRET: secret, SMTP_URL: smtpUrl },
    })
    const edge = await keptProcess(`edge ${copy}`, EDGE, join(folder, `edge-${copy}`), {
      // it has no releases, so that it shows no pages
      readyPath: '/healthz',
      env: { ...common, SHOP_API_BASE: `${api.origin}/api`, RELEASE_SOURCE: none, REMOTE_KEYS: none },
    })
    processes.push(api.part, edge.part)
    edges.push(edge.origin)
  }
  await Promise.all(processes.map((part) => part.start()))
  const mail: Part = {
    name: 'mail server',
    kill: () => mailServer.kill(),
    async start() {
      const { received } = mailServer
      mailServer = await startMailServer(Number(new URL(smtpUrl).port))
      mailServer.received.push(...received)
    },
  }
  return {
    edges,
    parts: [...processes, mail],
    mailServer: () => mailServer,
    dead: () => processes.filter((part) => part.hasDied()).map(({ name }) => name),
    async stop() {
      for (const part of processes) await part.kill()
      await mailServer.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
