import { eq, sql } from 'drizzle-orm'
import { listenerOverview } from '../../platform/events/listener-overview'
import { listeners } from '../../platform/database/event-tables'
import { aDatabase, type TestDatabase } from '../../testing/a-database'
import { anOutbox } from '../../testing/an-outbox'
import { onEachEngine, START_MS } from '../../testing/engines'
import { misfits } from '../../testing/open-apis/tmf-definition'
import { addressesOf } from '../standard/addresses'
import { eventSubscription, MOST_LISTENERS, subscribe, unsubscribe } from './subscriptions'

jest.setTimeout(120_000)

const API = 'TMF622'
const wanted = { api: API, callback: 'https://oms.example/events', query: '' }

onEachEngine((start) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await aDatabase(start, 'shop-subscriptions-')
  }, START_MS)
  afterAll(() => database.end(), START_MS)
  beforeEach(async () => {
    await database.db.delete(listeners)
  })

  it('makes one listener of those that register the same at once, and never too many', async () => {
    const { db } = database
    const same = await Promise.all(Array.from({ length: 4 }, () => subscribe(db, wanted)))
    expect(new Set(same.map((listener) => listener?.id)).size).toBe(1)
    const others = Array.from({ length: MOST_LISTENERS + 4 }, (_, at) =>
      subscribe(db, { ...wanted, query: `title=${at}` }),
    )
    const made = (await Promise.all(others)).filter((listener) => listener !== undefined)
    expect(made).toHaveLength(MOST_LISTENERS - 1)
  })

  it('takes a listener up again that was given up, and says what it has missed', async () => {
    const { db } = database
    const { id } = (await subscribe(db, wanted))!
    const at = new Date('2026-11-20T11:00:00.000Z')
    const lost = { given_up_at: at, given_up_for: '503', last_error: '503', failures: 7_000 }
    await db
      .update(listeners)
      .set({ ...lost, missed: 3, missed_since: at, missed_until: at })
      .where(eq(listeners.id, id))
    const outbox = anOutbox(db)
    await outbox.happens('a1')
    const worker = outbox.aWorker(() => undefined)
    await worker.deliverDue()
    const [shown] = await listenerOverview(db)
    expect(shown).toMatchObject({ state: 'given up', given_up_at: at.toISOString(), given_up_for: '503', missed: 3 })
    expect(shown).toMatchObject({ missed_since: at.toISOString(), missed_until: at.toISOString() })
    expect(worker.told).toEqual([])

    const again = (await subscribe(db, wanted))!
    const answer = eventSubscription(again, Buffer.alloc(32), addressesOf('https://shop.example', '/base'))
    expect(misfits('EventSubscription', answer, API)).toEqual([])
    // what came while it was given up it has missed too
    expect(answer).toMatchObject({ id, state: 'active', missedEvents: 4, missedSince: at.toISOString() })
    await outbox.happens('a2')
    await worker.keepUp()
    await worker.deliverDue()
    expect(worker.told).toEqual(['a2'])
  })

  // it was given up again a minute later for what had waited before, and what came since was dropped with it
  it('begins anew after a backlog, and is not given up for it once more', async () => {
    const { db } = database
    const { id } = (await subscribe(db, wanted))!
    await db.execute(
      sql`insert into event_line (listener_id, subject) select ${id}::uuid, 's' || n from generate_series(1, 1300) n`,
    )
    await db.execute(
      sql`insert into event_delivery (listener_id, subject, position) select ${id}::uuid, 's' || n, 1 from generate_series(1, 1300) n`,
    )
    await db
      .update(listeners)
      .set({ given_up_at: sql`now()`, given_up_for: 'BACKLOG' })
      .where(eq(listeners.id, id))
    expect(await subscribe(db, wanted)).toMatchObject({ id, given_up_at: null, missed: 1_300 })
    const outbox = anOutbox(db)
    expect(await outbox.waiting()).toBe(0)
    await outbox.happens('a1')
    const worker = outbox.aWorker(() => undefined, { mostWaiting: 1_200 })
    await worker.keepUp()
    await worker.deliverDue()
    expect(worker.told).toEqual(['a1'])
    const [row] = await db.select().from(listeners).where(eq(listeners.id, id))
    expect(row).toMatchObject({ given_up_at: null, missed: 1_300 })
  })

  it('ends a listener at once, however much waits for it, and shows it no more', async () => {
    const { db } = database
    const { id } = (await subscribe(db, wanted))!
    await anOutbox(db).happens('a1 a2')
    expect([await unsubscribe(db, 'TMF620', id), await unsubscribe(db, API, id)]).toEqual([false, true])
    expect([await unsubscribe(db, API, id), await listenerOverview(db)]).toEqual([false, []])
    // its rows are for later
    expect(await anOutbox(db).waiting()).toBe(2)
    expect((await subscribe(db, wanted))!.id).not.toBe(id)
  })
})
