import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { together } from '@nimbus/server-kit/async'
import { onPostgres, START_MS, type Engine } from '../../../shop-api/src/testing/engines'
import { buyPatiently } from '../../../shop-api/src/testing/patient-customer'
import { expectKeptOrders } from './kept-orders'
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

jest.setTimeout(3 * 3_600_000)

onPostgres((start) => {
  let engine: Engine
  let databaseUrl: string
  let shop: WholeShop
  let parts: readonly Part[]
  beforeAll(async () => {
    engine = await start()
    const { server } = engine
    if (!engine.databaseUrl || !server) throw new Error('kills need a PostgreSQL of their own: unset TEST_DATABASE_URL')
    databaseUrl = engine.databaseUrl
    shop = await startWholeShop(databaseUrl, COPIES)
    parts = [...shop.parts, { name: 'database', kill: server.crash, start: server.start }]
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
      for (let nth = 0; acknowledged.size < ORDERS || run.kills < parts.length; nth += 1) {
        const email = `kunde-${shopper}-${nth}@beispiel.de`
        acknowledged.set(
          email,
          await buyPatiently({ origin: () => shop.edges[pick(shop.edges.length)]!, failed }, email),
        )
      }
      buying -= 1
      run.over = buying === 0
    }
    const killOn = async (failed: AbortSignal): Promise<void> => {
      let victims: Part[] = []
      while (run.kills < Math.max(KILLS, parts.length)) {
        if (victims.length === 0) victims = [...parts]
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

    await expectKeptOrders(databaseUrl, acknowledged, shop.mailServer())
    expect(acknowledged.size).toBeGreaterThanOrEqual(ORDERS)
    expect(run.kills).toBeGreaterThanOrEqual(parts.length)
    const { received } = shop.mailServer()
    process.stderr.write(`${acknowledged.size} orders, ${run.kills} kills, ${received.length} mails (SEED=${SEED})\n`)
  })
})
