import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { EventKind } from './order-event'
import { packageFolder } from '../../kernel/package/package-folder'
import { START_MS } from '../../testing/engines'
import { warmDataFolder } from '../../testing/warm-data-folder'
import { openDatabase, type Database } from './database'
import { orderEvents, orders, reservations } from './schema'

const NOW = new Date('2026-11-27T12:00:00Z')
const MIGRATIONS = join(packageFolder(), 'migrations')

// a cancelled order used to keep its appointment and its number
describe('the migration that frees what ended orders have booked', () => {
  let folder: string
  let database: Database
  beforeAll(async () => {
    folder = await warmDataFolder('shop-free-')
    database = await openDatabase({ dataDir: folder, migrationsFolder: MIGRATIONS, onError: () => {} })
  }, START_MS)
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }, START_MS)

  /** An order that these steps happened to, with a number of its own. */
  async function anOrder(thing: string, kinds: readonly EventKind[]): Promise<void> {
    const { db } = database
    const [order_id, draft_id] = [randomUUID(), randomUUID()]
    const empty = {} as never
    const contents = { area: 'mobile', kind: 'new-contract', cart: empty, data: {}, summary: empty, result: empty }
    await db.insert(orders).values({ order_id, draft_id, session_id: randomUUID(), ...contents, ordered_at: NOW })
    for (const [index, kind] of kinds.entries())
      await db.insert(orderEvents).values({ order_id, seq: index + 1, kind, data: {}, at: NOW })
    await db.insert(reservations).values({ kind: 'number', thing, draft_id, order_id, held_until: NOW })
  }

  it('leaves those of all others, and what is only held', async () => {
    await anOrder('running', ['activated'])
    await anOrder('cancelled', ['cancellation-requested', 'cancelled'])
    await anOrder('rejected', ['rejected'])
    await anOrder('failed', ['activated', 'failed'])
    await database.db
      .insert(reservations)
      .values({ kind: 'number', thing: 'held', draft_id: randomUUID(), held_until: NOW })
    await database.db.execute(sql.raw(await readFile(join(MIGRATIONS, '0008_free_ended_orders.sql'), 'utf8')))
    const left = await database.db.select({ thing: reservations.thing }).from(reservations)
    expect(left.map(({ thing }) => thing).toSorted()).toEqual(['held', 'running'])
  })
})
