import { fork, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test as base, type Page } from '@playwright/test'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SERVER = path.join(ROOT, 'shell/dist/server/main.mjs')

/** The day on which all journeys happen: a Friday with a running promotion. */
const TODAY = '2026-11-27T10:00:00Z'

/** A shop that runs already, such as the one of docker-compose; without it each worker starts its own. */
const RUNNING_SHOP = process.env.SHOP_URL

/** Of whoever runs the shops that are started here; a shop that runs already may name its own. */
export const OPERATOR_KEY =
  process.env.SHOP_OPERATOR_KEY ?? (RUNNING_SHOP === undefined ? 'operator-of-the-journeys' : undefined)

/** First port of the suites; each worker has one of its own. */
const FIRST_PORT = 4300

const START_LIMIT_MS = 120_000

export interface Shop {
  url: string
  dataDir: string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a shop of its own: port, data folder and clock. `environment` adds to or overrides its settings. */
export async function startShop(port: number, environment: Record<string, string> = {}): Promise<Shop> {
  if (!fs.existsSync(SERVER)) throw new Error('e2e: the shop is not built; run npm run build first')
  const dataDir = environment.SHOP_DATA_DIR ?? fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-e2e-'))
  const server = fork(SERVER, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SHOP_DATA_DIR: dataDir,
      SHOP_CLOCK: TODAY,
      ...(OPERATOR_KEY !== undefined && { SHOP_OPERATOR_KEY: OPERATOR_KEY }),
      ...environment,
    },
  })
  await ready(server)
  return {
    url: `http://localhost:${port}`,
    dataDir,
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        server.once('exit', () => resolve())
        server.kill(signal)
      }),
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`e2e: no shop in ${START_LIMIT_MS} ms`)), START_LIMIT_MS)
    server.once('message', () => {
      clearTimeout(timer)
      resolve()
    })
    server.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`e2e: the shop ended with ${code}`))
    })
  })
}

/** Time for a worker to have its shop and to end it. */
export const SHOP_TIMEOUT_MS = 2 * START_LIMIT_MS

/** The fixture of a worker's shop: the one that runs already, or one of its own at a port of its own. */
export const shopOfWorker =
  (firstPort: number) =>
  async (
    { browserName: _ }: { browserName: string },
    provide: (shop: Pick<Shop, 'url'>) => Promise<void>,
    { parallelIndex }: { parallelIndex: number },
  ): Promise<void> => {
    if (RUNNING_SHOP) return provide({ url: RUNNING_SHOP })
    const shop = await startShop(firstPort + parallelIndex)
    await provide(shop)
    await shop.stop()
    fs.rmSync(shop.dataDir, { recursive: true, force: true })
  }

/**
 * Tests with a shop per worker. An unexpected console message, a failed request or an uncaught error of the page fails
 * the test; `allow` names what a test provokes.
 */
export const test = base.extend<{ problems: { allow(pattern: RegExp): void } }, { shop: Pick<Shop, 'url'> }>({
  shop: [shopOfWorker(FIRST_PORT), { scope: 'worker', timeout: SHOP_TIMEOUT_MS }],
  baseURL: async ({ shop }, provide) => provide(shop.url),
  problems: [
    async ({ page }, provide) => {
      const allowed: RegExp[] = []
      const seen = watch(page)
      await provide({ allow: (pattern) => allowed.push(pattern) })
      const unexpected = seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
      if (unexpected.length > 0) throw new Error(`unexpected in the browser:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

/** Chromium's remarks on a slow machine and on an address without TLS, which say nothing about the shop. */
const REMARKS =
  /was preloaded using link preload but not used within a few seconds|origin was untrustworthy|could not be origin-keyed/

function watch(page: Page): string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (REMARKS.test(message.text())) return
    if (['error', 'warning'].includes(message.type())) seen.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') seen.push(`failed: ${request.url()} ${reason}`)
  })
  return seen
}

export { expect } from '@playwright/test'
