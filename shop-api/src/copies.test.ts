import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import { Customer, type Send } from './testing/customer'
import { onPostgres, START_MS, type Engine } from './testing/engines'
import { bundleServer, startServer, type ServerProcess } from './testing/server-process'
import { warmDataFolder } from './testing/warm-data-folder'

/** Well below a minute on a free machine; a busy one only takes longer. */
jest.setTimeout(600_000)

const SECRET = 'a secret that all copies of the API share'

/** Longer than it takes from asking whether a copy is ready to sending it a call, in milliseconds. */
const STOP_DELAY = '3000'

/** Customers who buy while one copy is told to stop. */
const SHOPPERS = 4

onPostgres((start) => {
  let engine: Engine
  let file: string
  const folders: string[] = []
  const copies: ServerProcess[] = []

  /** A real process, which has nothing in common with the other one but database and secret. */
  const startCopy = async (): Promise<ServerProcess> => {
    const dataDir = await warmDataFolder('shop-copy-', engine)
    folders.push(dataDir)
    const env = {
      DATABASE_URL: engine.databaseUrl ?? '',
      SHOP_SECRET: SECRET,
      STOP_DELAY_MS: STOP_DELAY,
      LIMIT_FACTOR: '10',
    }
    const copy = await startServer(file, dataDir, { env })
    copies.push(copy)
    return copy
  }
  const sendTo =
    (origin: () => string): Send =>
    async ({ method, url, headers, payload }) => {
      const answer = await fetch(`${origin()}${url}`, {
        method,
        headers: payload ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(payload && { body: JSON.stringify(payload) }),
      })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    }

  beforeAll(async () => {
    engine = await start()
    file = await bundleServer()
  }, START_MS)
  afterAll(async () => {
    await Promise.all(copies.map(({ kill }) => kill()))
    await engine.stop()
    for (const folder of [...folders, file]) await rm(folder, { recursive: true, force: true })
  }, START_MS)

  it('lets copies start at the same moment on an empty database, which is migrated once', async () => {
    await Promise.all([startCopy(), startCopy()])
    const applied = await migrationsOf(engine.databaseUrl ?? '')
    expect(applied.length).toBeGreaterThan(0)
    expect(new Set(applied).size).toBe(applied.length)
  })

  it('sells to a customer whose every call reaches the other copy', async () => {
    let calls = 0
    const origin = (): string => copies[calls++ % copies.length]?.origin ?? ''
    const order = await (await Customer.arrive(sendTo(origin))).buy()
    expect(order.order_id).toEqual(expect.any(String))
    expect(calls).toBeGreaterThan(8)
  })

  it('loses no call of those who buy while a copy stops, behind a balancer that asks whether it is ready', async () => {
    const [stopping, staying] = copies
    if (!stopping || !staying) throw new Error('a copy is missing')
    let ending: Promise<number | null> | undefined
    /** What servez has said before and after it was told to stop. */
    const serving: number[] = []
    // a balancer sends to the other copy once readyz of this one says no
    const isReady = (): Promise<boolean> =>
      fetch(`${stopping.origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    const send: Send = async (call) => {
      const { origin } = (await isReady()) ? stopping : staying
      return sendTo(() => origin)(call)
    }
    const shoppers = Array.from({ length: SHOPPERS }, async (_, index) => {
      const customer = await Customer.arrive(send)
      if (index === SHOPPERS - 1) {
        serving.push((await fetch(`${stopping.origin}/servez`)).status)
        ending = stopping.terminate()
        while ((await fetch(`${stopping.origin}/readyz`)).ok) await new Promise(setImmediate)
        serving.push((await fetch(`${stopping.origin}/servez`)).status)
      }
      return customer.buy()
    })
    const orders = await Promise.all(shoppers)
    expect(new Set(orders.map(({ order_id }) => order_id)).size).toBe(SHOPPERS)
    expect(await ending).toBe(0)
    expect(serving).toEqual([200, 503])
  })
})

async function migrationsOf(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
  await client.end()
  return rows.map(({ hash }) => hash)
}
