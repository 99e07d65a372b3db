import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SESSION_LIFETIME_MS } from '@nimbus/shared-contracts/session'
import { aCheckData } from '@nimbus/shared-contracts/testing'
import { packageFolder } from '../package-folder'
import { START_MS } from '../testing/engines'
import { warmDataFolder } from '../testing/warm-data-folder'
import { openDatabase, type Database } from './database'
import { once } from './idempotency'
import { KEPT_HOURS, purge } from './purge'
import { availabilities, drafts, draftScopes, idempotentCalls, orders, sessions } from './schema'

const NOW = new Date('2026-11-27T12:00:00Z')
const before = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000)

describe('purge', () => {
  let folder: string
  let database: Database
  beforeAll(async () => {
    folder = await warmDataFolder('shop-purge-')
    const migrationsFolder = join(packageFolder(), 'migrations')
    database = await openDatabase({ dataDir: folder, migrationsFolder, onError: () => {} })
  }, START_MS)
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }, START_MS)

  /** A session with a check, a draft with personal data, a kept answer and an order, all of one age. */
  async function aCustomerOf(hours: number, seenHours = hours): Promise<string> {
    const { db } = database
    const at = before(hours)
    const [session_id, draft_id] = [randomUUID(), randomUUID()]
    const price = { cart: {}, sums: {} } as never
    await db.insert(sessions).values({ id: session_id, created_at: at, seen_at: before(seenHours) })
    await db.insert(availabilities).values({ session_id, check_data: aCheckData(), checked_at: at })
    await db.insert(drafts).values({
      id: draft_id,
      session_id,
      area: 'landline',
      kind: 'new-contract',
      payload: price,
      response: price,
      created_at: at,
    })
    await db.insert(draftScopes).values({ draft_id, scope: 'PAYMENT', values: {}, sealed_iban: 'sealed', saved_at: at })
    await db
      .insert(idempotentCalls)
      .values({ session_id, operation: 'submit', key: 'k', fingerprint: 'f', created_at: at })
    await db.insert(orders).values({
      order_id: draft_id,
      draft_id,
      session_id,
      area: 'landline',
      kind: 'new-contract',
      cart: price,
      data: {},
      summary: price,
      result: price,
      ordered_at: at,
    })
    return session_id
  }

  const TABLES = { sessions, availabilities, drafts, draftScopes, idempotentCalls, orders }

  async function counts(): Promise<Record<string, number>> {
    const entries = Object.entries(TABLES).map(
      async ([name, table]) => [name, (await database.db.select().from(table)).length] as const,
    )
    return Object.fromEntries(await Promise.all(entries))
  }

  beforeEach(async () => {
    for (const table of [orders, idempotentCalls, sessions]) await database.db.delete(table)
  })

  it.each([
    [47, { sessions: 1, availabilities: 1, drafts: 1, draftScopes: 1, idempotentCalls: 1, orders: 1 }],
    [49, { sessions: 0, availabilities: 0, drafts: 0, draftScopes: 0, idempotentCalls: 0, orders: 1 }],
  ])('of what is %d hours old leaves %j', async (hours, left) => {
    await aCustomerOf(hours)
    await purge(database.db, NOW)
    await expect(counts()).resolves.toEqual(left)
  })

  it('keeps a session that was refreshed, but not its old draft', async () => {
    await aCustomerOf(72, 1)
    await purge(database.db, NOW)
    await expect(counts()).resolves.toMatchObject({ sessions: 1, drafts: 0, draftScopes: 0 })
  })

  // a browser that comes back with the last token of a session gets the same answer, and never a draft that is gone
  it('keeps a key beyond the life of a token, and exactly as long as the draft that its call made', async () => {
    const { db } = database
    const [session_id, id] = [randomUUID(), randomUUID()]
    const price = { cart: {}, sums: {} } as never
    let begun = 0
    const initiate = () =>
      db.transaction((tx) =>
        once(tx, { sessionId: session_id, operation: 'initiate', key: 'k', request: ['cart'] }, async () => {
          begun += 1
          const draft = { id, session_id, area: 'landline', kind: 'new-contract' } as const
          await tx.insert(drafts).values({ ...draft, payload: price, response: price })
          return { temp_order_id: id }
        }),
      )
    await db.insert(sessions).values({ id: session_id })
    await initiate()
    const [draft] = await db.select().from(drafts)
    const made = draft!.created_at.getTime()

    for (const age of [SESSION_LIFETIME_MS + 1000, KEPT_HOURS * 3_600_000 - 1000]) {
      await purge(db, new Date(made + age))
      await expect(counts()).resolves.toMatchObject({ drafts: 1, idempotentCalls: 1 })
      await expect(initiate()).resolves.toEqual({ temp_order_id: id })
    }
    expect(begun).toBe(1)
    await purge(db, new Date(made + KEPT_HOURS * 3_600_000 + 1000))
    await expect(counts()).resolves.toMatchObject({ drafts: 0, idempotentCalls: 0 })
  })
})
