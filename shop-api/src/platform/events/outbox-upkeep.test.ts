import { eq } from 'drizzle-orm'
import { aDatabase, type TestDatabase } from '../../testing/a-database'
import { anOutbox, backlog } from '../../testing/an-outbox'
import { onEachEngine, START_MS } from '../../testing/engines'
import { eventDeliveries, listeners } from '../database/event-tables'

jest.setTimeout(120_000)

onEachEngine((start) => {
  let database: TestDatabase
  let outbox: ReturnType<typeof anOutbox>
  beforeAll(async () => {
    database = await aDatabase(start, 'shop-upkeep-')
  }, START_MS)
  afterAll(() => database.end(), START_MS)
  beforeEach(async () => {
    outbox = anOutbox(database.db)
    await database.db.delete(listeners)
  })

  // all listeners were read once, and what was announced after it had registered again was dropped
  it('drops nothing of a listener that registers again meanwhile', async () => {
    const [one, other] = [await outbox.aListener(), await outbox.aListener()]
    await database.db.update(listeners).set({ given_up_at: new Date(), given_up_for: '503' })
    await backlog(database.db, one, 600)
    await backlog(database.db, other, 600)
    let isBack = false
    const worker = outbox.aWorker(() => undefined)
    const transaction = database.db.transaction.bind(database.db)
    const spy = jest.spyOn(database.db, 'transaction').mockImplementation(async (work, ...more) => {
      const done = await transaction(work as never, ...more)
      if (!isBack) {
        isBack = true
        await database.db.update(listeners).set({ given_up_at: null, given_up_for: null })
        await outbox.happens('z1')
      }
      return done
    })
    await worker.keepUp()
    spy.mockRestore()
    const kept = await database.db.select().from(eventDeliveries).where(eq(eventDeliveries.subject, 'z'))
    expect(kept.map(({ listener_id }) => listener_id).toSorted()).toEqual([one, other].toSorted())
  })

  // each minute the search through all that waits failed first, and nothing was bounded any more
  it('does its other steps where one fails, and says why', async () => {
    const behind = await outbox.aListener()
    await backlog(database.db, behind, 30)
    const spy = jest.spyOn(database.db, 'execute').mockRejectedValue(new Error('statement timeout'))
    const worker = outbox.aWorker(() => undefined, { mostWaiting: 20 })
    await worker.keepUp()
    spy.mockRestore()
    const [row] = await database.db.select().from(listeners)
    expect(row).toMatchObject({ given_up_for: 'BACKLOG', missed: 30 })
    expect(worker.logged).toHaveLength(3)
  })
})
