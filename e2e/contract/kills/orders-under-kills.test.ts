import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { together } from '@nimbus/server-kit/async'
import { onPostgres, START_MS, type Engine } from '../../../shop-api/src/testing/engines'
import { readStored } from '../../../shop-api/src/testing/shop'
import { buyPatiently } from './patient-customer'
import { startWholeShop, type Part, type WholeShop } from './whole-shop'
import { seededDraw } from '../../shop/seeded-draw'

/** ORDERS=500 is the limit that the shop is held to (minutes, two copies of edge and API); else a short run of one copy. */
const ORDERS = Number(process.env.ORDERS ?? 12)
const COPIES = ORDERS >= 100 ? 2 : 1

/** SEED=… repeats the choices of another run; when a kill hits what, time alone decides. */
const SEED = Number(process.env.SEED ?? randomInt(2 ** 31))

/** So many buy at the same time. */
const SHOPPERS = ORDERS >= 100 ? 6 : 4

/** At most so many kills, lest a busy machine does nothing but start processes. */
const KILLS = Math.ceil(ORDERS / 3)

/** Milliseconds between two kills, and until what was killed comes back. */
const KILL = { earliest: 100, latest: 1_500 }
const BACK = { earliest: 0, latest: 800 }

/** Milliseconds until the last mail has to be there. */
const MAILS_MS = 120_000

jest.setTimeout(3 * 3_600_000)

onPostgres((start) => {
  let engine: Engine
  let shop: WholeShop
  beforeAll(async () => {
    engine = await start()
    shop = await startWholeShop(engine, COPIES)
  }, START_MS)
  afterAll(async () => {
    await shop.stop()
    await engine.stop()
  }, START_MS)

  it(`of ${ORDERS} orders under kills of every process none is lost, none doubled, none without its mail (SEED=${SEED})`, async () => {
    const draw = seededDraw(SEED)
    const pause = ({ earliest, latest }: typeof KILL): Promise<void> => wait(earliest + draw(latest - earliest))
    const run = { kills: 0, over: false }
    const acknowledged = new Map<string, string>()

    /** Buys on until everything was killed once, however fast the orders go. */
    const buyOn = async (shopper: number, failed: AbortSignal): Promise<void> => {
      const pick = seededDraw(SEED + shopper + 1)
      for (let nth = 0; acknowledged.size < ORDERS || run.kills < shop.parts.length; nth += 1) {
        const email = `kunde-${shopper}-${nth}@beispiel.de`
        acknowledged.set(email, await buyPatiently(shop.edges, email, pick, failed))
      }
      buying -= 1
      run.over = buying === 0
    }
    const killOn = async (failed: AbortSignal): Promise<void> => {
      let victims: Part[] = []
      while (run.kills < Math.max(KILLS, shop.parts.length)) {
        if (victims.length === 0) victims = [...shop.parts]
        const [part] = victims.splice(draw(victims.length), 1)
        await pause(KILL)
        if (!part || run.over || failed.aborted) return
        await part.kill()
        await pause(BACK)
        await part.start()
        run.kills += 1
      }
    }
    let buying = SHOPPERS
    const shoppers = Array.from({ length: SHOPPERS }, (_, nth) => (failed: AbortSignal) => buyOn(nth, failed))
    // a part that doesn't come back ends the shoppers too, who would buy on for hours
    await together([killOn, ...shoppers])

    await mailsOf(acknowledged.size)
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-read-'))
    const { orders, mails } = await readStored({ dataDir, databaseUrl: engine.databaseUrl })
    await rm(dataDir, { recursive: true })

    expect(new Map(orders.map(({ result, order_id }) => [result.email, order_id]))).toEqual(acknowledged)
    expect(orders).toHaveLength(acknowledged.size)
    expect(orders.length).toBeGreaterThanOrEqual(ORDERS)
    expect(run.kills).toBeGreaterThanOrEqual(shop.parts.length)
    const told = mails.filter(({ kind }) => kind === 'order-received')
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([...acknowledged.keys()].toSorted())
    expect(new Set(told.map(({ state }) => state))).toEqual(new Set(['sent']))
    // a sender that was killed behind the server's yes sends it again: under the same id, by which a mailbox knows it
    const { received } = shop.mailServer()
    for (const { id, recipient } of told) {
      const ids = new Set(received.filter(({ to }) => to === recipient).map(({ messageId }) => messageId))
      expect([recipient, [...ids]]).toEqual([recipient, [expect.stringContaining(id)]])
    }
    process.stderr.write(`${orders.length} orders, ${run.kills} kills, ${received.length} mails (SEED=${SEED})\n`)
  })

  /** Waits for so many mails to be sent, as if what killed senders have left and what was put off were due by now. */
  async function mailsOf(count: number): Promise<void> {
    const client = new Client({ connectionString: engine.databaseUrl })
    await client.connect()
    await client.query(
      `update mail set leased_until = least(leased_until, now()), next_try_at = least(next_try_at, now()) where state = 'queued'`,
    )
    const end = performance.now() + MAILS_MS
    for (let sent = 0; sent < count && performance.now() < end; await wait(200)) {
      const { rows } = await client.query<{ sent: number }>(
        `select count(*)::integer as sent from mail where state = 'sent' and kind = 'order-received'`,
      )
      sent = rows[0]?.sent ?? 0
    }
    await client.end()
  }
})
