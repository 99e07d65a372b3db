import { together } from '@nimbus/server-kit/async'
import { onReplicatedPostgres, START_MS } from '../../../shop-api/src/testing/engines'
import type { ReplicatedPostgres } from '../../../shop-api/src/testing/replicated-postgres'
import { buyPatiently } from '../../../shop-api/src/testing/patient-customer'
import { seededDraw } from '../../shop/seeded-draw'
import { expectKeptOrders } from './kept-orders'
import { startWholeShop, type WholeShop } from './whole-shop'

/** So often the primary is lost while people buy; FAILOVERS=10 makes new standbys of the promoted ones. */
const FAILOVERS = Number(process.env.FAILOVERS ?? 1)

/** So many buy at the same time. */
const SHOPPERS = 4

jest.setTimeout(3_600_000)

onReplicatedPostgres((start) => {
  let postgres: ReplicatedPostgres
  let shop: WholeShop
  beforeAll(async () => {
    postgres = await start()
    shop = await startWholeShop(postgres.url, 1)
  }, START_MS)
  afterAll(async () => {
    await shop.stop()
    await postgres.stop()
  }, START_MS)

  it(`sells on behind ${FAILOVERS} failovers: no order is lost, doubled or without its mail, and no process ends`, async () => {
    const run = { over: false }
    const acknowledged = new Map<string, string>()
    const refusals = new Map<string, number>()
    const buyOn = async (shopper: number, failed: AbortSignal): Promise<void> => {
      const onRefusal = (said: string): void => void refusals.set(said, (refusals.get(said) ?? 0) + 1)
      const draw = seededDraw(shopper + 1)
      const errand = { origin: () => shop.edges[draw(shop.edges.length)]!, failed, onRefusal }
      // the last order of each begins behind the last failover
      for (let nth = 0, isLast = false; !isLast; nth += 1) {
        isLast = run.over
        const email = `kunde-${shopper}-${nth}@beispiel.de`
        acknowledged.set(email, await buyPatiently(errand, email))
      }
    }
    const failOver = async (): Promise<void> => {
      for (let nth = 0; nth < FAILOVERS; nth += 1) {
        await postgres.addStandby()
        await postgres.failOver()
      }
      run.over = true
    }
    const shoppers = Array.from({ length: SHOPPERS }, (_, nth) => (failed: AbortSignal) => buyOn(nth, failed))
    await together([failOver, ...shoppers])

    expect(shop.dead()).toEqual([])
    // the one answer that says what it is, and when to come again
    expect([...refusals.keys()]).toEqual(['503 5 Der Dienst ist vorübergehend nicht verfügbar.'])
    await expectKeptOrders(postgres.url, acknowledged, shop.mailServer())
    expect(acknowledged.size).toBeGreaterThan(SHOPPERS)
    const [said] = refusals.values()
    process.stderr.write(`${acknowledged.size} orders, ${FAILOVERS} failovers, ${said} refusals\n`)
  })
})
