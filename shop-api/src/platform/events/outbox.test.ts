import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import { aDatabase, type TestDatabase } from '../../testing/a-database'
import { anOutbox, backlog } from '../../testing/an-outbox'
import { onEachEngine, onPostgres, START_MS } from '../../testing/engines'
import { eventDeliveries, eventLines, listeners } from '../database/event-tables'
import { databaseNow } from './database-clock'
import { MOST_FAILURES } from './delays'
import { dueLines, firstOf } from './due-events'

jest.setTimeout(120_000)

const DAY = 24 * 60 * 60_000

type Outbox = ReturnType<typeof anOutbox>

onEachEngine((start) => {
  let database: TestDatabase
  let outbox: Outbox
  beforeAll(async () => {
    database = await aDatabase(start, 'shop-outbox-')
  }, START_MS)
  afterAll(() => database.end(), START_MS)
  beforeEach(async () => {
    outbox = anOutbox(database.db)
    await database.db.delete(listeners)
  })
  const rowOf = async (id: string) => (await database.db.select().from(listeners).where(eq(listeners.id, id)))[0]
  const left = async (table: typeof eventDeliveries | typeof eventLines, id: string): Promise<number> =>
    database.db.$count(table, eq(table.listener_id, id))

  // one lane went on with it, the others had ended, and nobody looked for what came for others
  it('gives each listener its turn while another takes its time over each of many', async () => {
    const [slow, quick] = [await outbox.aListener(), await outbox.aListener()]
    await database.db.update(listeners).set({ api: 'TMF620' }).where(eq(listeners.id, slow))
    await backlog(database.db, slow, 200)
    const toldAt: number[] = []
    const worker = outbox.aWorker(async (_id, { callback }) => {
      if (callback.endsWith(slow)) await wait(400)
      else toldAt.push(performance.now())
      return undefined
    })
    worker.start()
    await wait(2_500)
    const happened = performance.now()
    await outbox.happens('a1 a2')
    await wait(2_500)
    await worker.stop()
    expect(toldAt).toHaveLength(2)
    expect(Math.max(...toldAt) - happened).toBeLessThan(2_000)
    expect(await left(eventDeliveries, quick)).toBe(0)
  })

  it('leaves nobody out while more are slow than could be told at once', async () => {
    const slow = new Set<string>()
    for (let nth = 0; nth < 19; nth += 1) slow.add(await outbox.aListener())
    for (const id of slow) await backlog(database.db, id, 20)
    await outbox.aListener()
    let letGo = (): void => {}
    const stuck = new Promise<void>((resolve) => (letGo = resolve))
    const worker = outbox.aWorker(async (_id, { callback }) => {
      if (!slow.has(callback.split('/').at(-1)!)) return undefined
      await stuck
      return '503'
    })
    worker.start()
    await wait(1_500)
    await outbox.happens('z1')
    await wait(2_500)
    expect(worker.told).toEqual(['z1'])
    letGo()
    await worker.stop()
  })

  it('gives a listener up that takes nothing for five days of tries, drops what waits, and says how much and from when', async () => {
    const id = await outbox.aListener()
    await database.db
      .update(listeners)
      .set({ failures: MOST_FAILURES - 2, last_error: 'ECONNREFUSED' })
      .where(eq(listeners.id, id))
    await outbox.happens('a1 a2 b1')
    const worker = outbox.aWorker(() => 'ECONNREFUSED')
    await worker.deliverDue()
    expect(await rowOf(id)).toMatchObject({ given_up_at: null })
    outbox.clock.ms += 2 * 60_000
    await worker.deliverDue()
    expect(await rowOf(id)).toMatchObject({ given_up_at: expect.any(Date) as Date, given_up_for: 'ECONNREFUSED' })
    expect(worker.logged).toContainEqual({ listener: id, code: 'ECONNREFUSED' })
    // what comes later is not kept either, and counted
    await outbox.happens('c1')
    const written = (await database.db.select().from(eventDeliveries)).map(({ created_at }) => created_at.getTime())
    await worker.keepUp()
    const row = await rowOf(id)
    expect([row!.missed, row!.missed_since!.getTime(), row!.missed_until!.getTime()]).toEqual([
      4,
      Math.min(...written),
      Math.max(...written),
    ])
    expect([await left(eventDeliveries, id), await left(eventLines, id)]).toEqual([0, 0])
    expect(worker.logged).toContainEqual({ listener: id, missed: 4 })
    const metrics = await worker.register.metrics()
    expect(metrics).toContain('nimbus_listeners{state="given up"} 1')
    expect(metrics).toContain('nimbus_events_missed 4')
    await worker.deliverDue()
    expect(worker.told).toEqual([])
  })

  it('gives a listener up for which too much waits, however it answers, and no other', async () => {
    const [behind, other] = [await outbox.aListener(), await outbox.aListener()]
    await backlog(database.db, behind, 1_201)
    await backlog(database.db, other, 20)
    const worker = outbox.aWorker(() => undefined, { mostWaiting: 1_200 })
    await worker.keepUp()
    expect(await rowOf(behind)).toMatchObject({ given_up_for: 'BACKLOG', missed: 1_201 })
    expect(await left(eventDeliveries, behind)).toBe(0)
    expect(await rowOf(other)).toMatchObject({ given_up_at: null, missed: 0 })
    expect(await left(eventDeliveries, other)).toBe(20)
  })

  it('drops what has waited for 30 days, and leaves what came later', async () => {
    const id = await outbox.aListener()
    await outbox.happens('a1 b1')
    outbox.clock.ms += 31 * DAY
    await outbox.happens('a2')
    await database.db.execute(
      sql`update event_delivery set created_at = created_at + interval '31 days' where position = 2`,
    )
    const worker = outbox.aWorker(() => undefined)
    await worker.keepUp()
    expect((await rowOf(id))!.missed).toBe(2)
    expect(
      await database.db.select({ subject: eventLines.subject, waiting: eventLines.waiting }).from(eventLines),
    ).toEqual([{ subject: 'a', waiting: 1 }])
    await worker.deliverDue()
    expect(worker.told).toEqual(['a2'])
  })

  it('takes up what was written by hand or by a version before', async () => {
    await outbox.aListener()
    await outbox.happens('a1 a2')
    await database.db.delete(eventLines)
    const worker = outbox.aWorker(() => undefined)
    await worker.keepUp()
    await worker.deliverDue()
    expect([worker.told, await outbox.waiting()]).toEqual([['a1', 'a2'], 0])
  })

  it('clears a listener away that has ended, bit by bit, and tells it nothing more', async () => {
    const [id, other] = [await outbox.aListener(), await outbox.aListener()]
    await backlog(database.db, id, 1_200)
    await database.db.update(listeners).set({ ended_at: new Date() }).where(eq(listeners.id, id))
    await outbox.happens('a1')
    expect(await left(eventDeliveries, id)).toBe(1_200)
    const worker = outbox.aWorker(() => undefined)
    await worker.deliverDue()
    expect(worker.told).toEqual(['a1'])
    await worker.keepUp()
    expect(await rowOf(id)).toBeUndefined()
    expect([await left(eventDeliveries, id), await rowOf(other)]).toEqual([0, expect.anything()])
  })

  // each event used to look at all that waited
  it('finds what comes next by an index, however much waits', async () => {
    const id = await outbox.aListener()
    await backlog(database.db, id, 3_000, 3)
    await database.db.execute(sql`analyze event_line`)
    await database.db.execute(sql`analyze event_delivery`)
    const planOf = async (query: SQLWrapper): Promise<string> =>
      ((await database.db.execute(sql`explain ${query}`)) as { rows: { 'QUERY PLAN': string }[] }).rows
        .map((row) => row['QUERY PLAN'])
        .join('\n')
    const due = await planOf(dueLines(database.db, { id }, databaseNow, 50))
    expect(due).toContain('event_line_due')
    expect(due).not.toContain('Sort')
    const next = await planOf(firstOf(database.db, { id, lease: randomUUID() }, 's1'))
    expect(next).toMatch(/Index (Only )?Scan using event_delivery_/)
    expect(next).not.toMatch(/Seq Scan on event_delivery/)
  })
})

onPostgres((start) => {
  let database: TestDatabase
  let outbox: Outbox
  beforeAll(async () => {
    database = await aDatabase(start, 'shop-outbox-')
    outbox = anOutbox(database.db)
  }, START_MS)
  afterAll(() => database.end(), START_MS)

  // a listener that was being claimed or ended held up whoever ordered, and who ordered hid it from those that tell
  it('holds no order up that is told of meanwhile, and is not held up by one', async () => {
    const { db } = database
    const id = await outbox.aListener()
    await outbox.happens('a1')
    const worker = outbox.aWorker(() => undefined)
    await db.transaction(async (order) => {
      await order.execute(sql`set local lock_timeout = '500ms'`)
      await anOutbox(order).happens('b1')
      // the order isn't committed, and its listener is told of others
      await worker.deliverDue()
      expect(worker.told).toEqual(['a1'])
      await backlog(db, id, 2_000)
      await db.update(listeners).set({ given_up_at: new Date() }).where(eq(listeners.id, id))
      await worker.keepUp()
      await anOutbox(order).happens('b2')
    })
    await db.update(listeners).set({ given_up_at: null }).where(eq(listeners.id, id))
    await worker.deliverDue()
    expect(worker.told).toEqual(['a1', 'b1', 'b2'])
    await db.transaction(async (telling) => {
      await telling.update(listeners).set({ lease: randomUUID() }).where(eq(listeners.id, id))
      await db.transaction(async (order) => {
        await order.execute(sql`set local lock_timeout = '500ms'`)
        await anOutbox(order).happens('c1')
      })
      await telling.update(listeners).set({ lease: null, ended_at: new Date() }).where(eq(listeners.id, id))
      await db.transaction(async (order) => {
        await order.execute(sql`set local lock_timeout = '500ms'`)
        await anOutbox(order).happens('d1')
      })
    })
  })
})
