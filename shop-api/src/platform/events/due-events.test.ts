import { setTimeout as wait } from 'node:timers/promises'
import { aDatabase, type TestDatabase } from '../../testing/a-database'
import { anOutbox } from '../../testing/an-outbox'
import { onPostgres, START_MS } from '../../testing/engines'
import { eventDeliveries, eventLines } from '../database/event-tables'
import { dropEmptyLine } from './due-events'

jest.setTimeout(120_000)

onPostgres((start) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await aDatabase(start, 'shop-due-')
  }, START_MS)
  afterAll(() => database.end(), START_MS)

  // it went by what it had seen before it waited, and the event was told a minute late
  it('leaves a line to which something is being added', async () => {
    const { db } = database
    const listener_id = await anOutbox(db).aListener()
    await anOutbox(db).happens('a1')
    await db.delete(eventDeliveries)
    let dropped: Promise<void> | undefined
    await db.transaction(async (order) => {
      await anOutbox(order).happens('a2')
      dropped = dropEmptyLine(db, { listener_id, subject: 'a' })
      await wait(300)
    })
    await dropped
    expect(await db.$count(eventLines)).toBe(1)
    await db.delete(eventDeliveries)
    await dropEmptyLine(db, { listener_id, subject: 'a' })
    expect(await db.$count(eventLines)).toBe(0)
  })
})
