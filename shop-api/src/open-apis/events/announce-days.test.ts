import { randomUUID } from 'node:crypto'
import { aDatabase, type TestDatabase } from '../../testing/a-database'
import { pglite, START_MS } from '../../testing/engines'
import { orderDays } from '../../platform/database/event-tables'
import { orderEvents, orders } from '../../platform/database/schema'
import { orderAddresses } from '../open-apis'
import { announceDays } from './announce-days'

jest.setTimeout(START_MS)

const NOW = new Date('2026-12-04T09:00:00.000Z')
const MINUTE = 60_000

describe('announceDays', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await aDatabase(pglite, 'shop-days-')
  }, START_MS)
  afterAll(() => database.end(), START_MS)

  /** An order with a day, which was cancelled; one without a cart can't be written. */
  async function anOrder(order_id: string, day: string, isCancelled: boolean): Promise<void> {
    const { db } = database
    const empty = {} as never
    const cart = (isCancelled ? { cart: { handsets: [], hardware: [], options: [] } } : {}) as never
    const contents = { area: 'mobile', kind: 'new-contract', cart, data: {}, summary: empty, result: empty }
    const ids = { order_id, draft_id: randomUUID(), session_id: randomUUID() }
    await db.insert(orders).values({ ...ids, ...contents, ordered_at: NOW })
    if (isCancelled) await db.insert(orderEvents).values({ order_id, seq: 1, kind: 'cancelled', data: {}, at: NOW })
    await db.insert(orderDays).values({ order_id, day })
  }

  // the first one that couldn't be written was in the way of all days after it
  it('goes on with other orders where one cannot be written, says which, and tries it again later', async () => {
    await anOrder('NB-2026-BROKEN', '2026-12-01', false)
    await anOrder('NB-2026-LATERA', '2026-12-02', true)
    await anOrder('NB-2026-LATERB', '2026-12-04', true)
    const logged: unknown[] = []
    let passed = 0
    const announce = announceDays({
      db: database.db,
      clock: () => NOW,
      addresses: orderAddresses('https://shop.example'),
      logger: { error: (facts: unknown) => void logged.push(facts) },
      elapsed: () => passed,
    })
    await announce()
    expect((await database.db.select().from(orderDays)).map(({ order_id }) => order_id)).toEqual(['NB-2026-BROKEN'])
    await announce()
    expect(logged).toEqual([expect.objectContaining({ order: 'NB-2026-BROKEN' })])
    passed += 10 * MINUTE
    await announce()
    expect(logged).toHaveLength(2)
  })
})
