import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import { aCustomer, Customer, type Send } from './testing/customer'
import { onPostgres, START_MS, type Engine } from './testing/engines'
import { bundleServer, startServer, type ServerProcess } from './testing/server-process'
import { readStored } from './testing/shop'
import { warmDataFolder } from './testing/warm-data-folder'

/** Well below a minute on a free machine; a busy one, and TERMINATIONS=50, take longer. */
jest.setTimeout(1_800_000)

/** So often all connections of the API are ended. */
const TERMINATIONS = Number(process.env.TERMINATIONS ?? 12)

/** Customers who buy one thing after the other meanwhile. */
const SHOPPERS = 4

/** Milliseconds between two terminations: an order has about ten calls in them, each a transaction. */
const EARLIEST = 100
const LATEST = 600

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

onPostgres((start) => {
  let engine: Engine
  let file: string
  let dataDir: string
  let server: ServerProcess
  let admin: Client
  beforeAll(async () => {
    engine = await start()
    file = await bundleServer()
    dataDir = await warmDataFolder('shop-lost-connections-', engine)
    const env = { DATABASE_URL: engine.databaseUrl ?? '', LIMIT_FACTOR: '1000' }
    server = await startServer(file, dataDir, { env })
    admin = new Client({ connectionString: engine.databaseUrl })
    await admin.connect()
  }, START_MS)
  afterAll(async () => {
    await server.kill()
    await admin.end()
    await engine.stop()
    for (const path of [dataDir, file]) await rm(path, { recursive: true, force: true })
  }, START_MS)

  it(`sells on while its connections break ${TERMINATIONS} times: no order is lost, doubled or without its mail`, async () => {
    const refusals = new Map<string, number>()
    // the same call with the same key until it is done, as a page's customer would; a process that ended would throw here
    const send: Send = async (call) => {
      for (;;) {
        const answer = await fetch(`${server.origin}${call.url}`, {
          method: call.method,
          headers: call.payload ? { ...call.headers, 'content-type': 'application/json' } : call.headers,
          ...(call.payload && { body: JSON.stringify(call.payload) }),
        })
        const body = (await answer.json()) as Record<string, unknown>
        if (answer.status < 500) return { status: answer.status, body }
        const said = `${answer.status} ${answer.headers.get('retry-after')} ${String(body.message)}`
        refusals.set(said, (refusals.get(said) ?? 0) + 1)
        await wait(30)
      }
    }
    const run = { ended: 0 }
    const acknowledged = new Map<string, string>()
    const buyOn = async (_: unknown, shopper: number): Promise<void> => {
      for (let nth = 0; run.ended < TERMINATIONS; nth += 1) {
        const email = `kunde-${shopper}-${nth}@beispiel.de`
        const customer = await Customer.arrive(send)
        const { temp_order_id } = await customer.prepare({ customer: aCustomer({ email }), key: `initiate-${email}` })
        const { status, body } = await customer.submit(temp_order_id, `submit-${email}`)
        expect([email, status]).toEqual([email, 200])
        acknowledged.set(email, String(body.order_id))
      }
    }
    const end = async (): Promise<void> => {
      while (run.ended < TERMINATIONS) {
        await wait(EARLIEST + Math.random() * (LATEST - EARLIEST))
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        )
        run.ended += 1
      }
    }
    await Promise.all([end(), ...Array.from({ length: SHOPPERS }, buyOn)])

    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    // the one answer that says what it is, and when to come again
    expect([...refusals.keys()]).toEqual(['503 5 Der Dienst ist vorübergehend nicht verfügbar.'])
    expect(await server.terminate()).toBe(0)
    const { orders, mails } = await readStored({ dataDir, databaseUrl: engine.databaseUrl })
    expect(new Map(orders.map(({ result, order_id }) => [result.email, order_id]))).toEqual(acknowledged)
    expect(orders).toHaveLength(acknowledged.size)
    expect(orders.length).toBeGreaterThan(SHOPPERS)
    const told = mails.filter(({ kind }) => kind === 'order-received').map(({ recipient }) => recipient)
    expect(told.toSorted()).toEqual([...acknowledged.keys()].toSorted())
  })
})
