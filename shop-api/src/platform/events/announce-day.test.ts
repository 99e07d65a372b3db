import { randomUUID } from 'node:crypto'
import { aDatabase, type TestDatabase } from '../../testing/a-database'
import { anOutbox } from '../../testing/an-outbox'
import { onEachEngine, START_MS } from '../../testing/engines'
import { eventDeliveries, eventLines, listeners } from '../database/event-tables'
import { orders } from '../database/schema'
import { announceDay, announceOrder } from './announce'

jest.setTimeout(120_000)

const NOW = new Date('2026-11-27T12:00:00Z')
const LONG_AGO = new Date('2026-11-01T12:00:00Z')
const news = { orderId: 'NB-2026-AAAAAA', position: 1, part: 1, day: '2026-12-04' }

onEachEngine((start) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await aDatabase(start, 'shop-day-')
    const empty = {} as never
    const contents = { area: 'mobile', kind: 'new-contract', cart: empty, data: {}, summary: empty, result: empty }
    const ids = { order_id: news.orderId, draft_id: randomUUID(), session_id: randomUUID() }
    await database.db.insert(orders).values({ ...ids, ...contents, ordered_at: NOW })
  }, START_MS)
  afterAll(() => database.end(), START_MS)
  beforeEach(async () => {
    await database.db.delete(listeners)
    await anOutbox(database.db).aListener()
  })
  const tell = () => database.db.transaction((tx) => announceDay(tx, news))
  const stored = async () => ({
    deliveries: await database.db.select().from(eventDeliveries),
    waiting: (await database.db.select().from(eventLines)).map(({ waiting }) => waiting),
  })
  const tried = { attempts: 120, last_error: '400', next_try_at: LONG_AGO, created_at: LONG_AGO }

  // it had the tries and the age of what was given up: its first refusal was its last, and it counted as too old
  it('begins anew where what happened before was given up', async () => {
    await announceOrder(database.db, news.orderId, 1)
    await database.db.update(eventDeliveries).set({ ...tried, state: 'failed' })
    await database.db.delete(eventLines)
    await tell()
    const { deliveries, waiting } = await stored()
    expect(waiting).toEqual([1])
    expect(deliveries).toEqual([
      expect.objectContaining({ state: 'queued', day: news.day, part: 1, attempts: 0, last_error: null }),
    ])
    for (const at of [deliveries[0]!.created_at, deliveries[0]!.next_try_at])
      expect(at.getTime()).toBeGreaterThan(LONG_AGO.getTime())
  })

  // one that was counted twice kept its line when nothing waited any more
  it('goes with what still waits, which is counted once and keeps its tries', async () => {
    await announceOrder(database.db, news.orderId, 1)
    await database.db.update(eventDeliveries).set(tried)
    await tell()
    const { deliveries, waiting } = await stored()
    expect(waiting).toEqual([1])
    expect(deliveries).toEqual([expect.objectContaining({ ...tried, state: 'queued', day: news.day, part: 0 })])
  })

  it('is one more where others wait, or nothing does', async () => {
    await announceOrder(database.db, news.orderId, 0)
    await tell()
    expect((await stored()).waiting).toEqual([2])
  })
})
