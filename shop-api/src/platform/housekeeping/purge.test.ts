import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SESSION_LIFETIME_MS } from '@nimbus/shared-contracts/session'
import { aCheckData } from '@nimbus/shared-contracts/testing'
import { eq } from 'drizzle-orm'
import { packageFolder } from '../../kernel/package/package-folder'
import { START_MS } from '../../testing/engines'
import { warmDataFolder } from '../../testing/warm-data-folder'
import { openDatabase, type Database } from '../database/database'
import { once } from '../database/idempotency'
import { enqueueMail } from '../mail/outbox'
import { purge } from './purge'
import {
  availabilities,
  declarations,
  drafts,
  draftScopes,
  formRules,
  idempotentCalls,
  mails,
  orders,
  sessions,
} from '../database/schema'

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

  it('forgets rules of forms that nobody was given for a week', async () => {
    const { db } = database
    const created = (hours: number) => ({ hash: `h${hours}`, schema: {}, created_at: before(hours) })
    await db.insert(formRules).values([created(6 * 24), created(8 * 24)])
    await purge(db, NOW)
    const left = await db.select({ hash: formRules.hash }).from(formRules)
    expect(left).toEqual([{ hash: 'h144' }])
  })

  const TABLES = { sessions, availabilities, drafts, draftScopes, idempotentCalls, orders }

  async function counts(): Promise<Record<string, number>> {
    const entries = Object.entries(TABLES).map(
      async ([name, table]) => [name, (await database.db.select().from(table)).length] as const,
    )
    return Object.fromEntries(await Promise.all(entries))
  }

  beforeEach(async () => {
    for (const table of [declarations, orders, idempotentCalls, sessions]) await database.db.delete(table)
  })

  it.each([
    [23, { sessions: 1, availabilities: 1, drafts: 1, draftScopes: 1, idempotentCalls: 1, orders: 1 }],
    [25, { sessions: 1, availabilities: 0, drafts: 0, draftScopes: 0, idempotentCalls: 1, orders: 1 }],
    [49, { sessions: 0, availabilities: 0, drafts: 0, draftScopes: 0, idempotentCalls: 0, orders: 1 }],
  ])('of what is %d hours old leaves %j', async (hours, left) => {
    await aCustomerOf(hours)
    await purge(database.db, NOW)
    await expect(counts()).resolves.toEqual(left)
  })

  it('keeps a draft that somebody has typed into within a day', async () => {
    await aCustomerOf(40)
    await database.db.update(draftScopes).set({ saved_at: before(23) })
    await purge(database.db, NOW)
    await expect(counts()).resolves.toMatchObject({ drafts: 1, draftScopes: 1 })
  })

  it.each([
    ['resume', 25, 0],
    ['submit', 25, 1],
    ['submit', 49, 0],
  ])('of the kept answer of %s after %d hours leaves %d', async (operation, hours, left) => {
    const kept = { session_id: randomUUID(), operation, key: 'k', fingerprint: 'f', created_at: before(hours) }
    await database.db.insert(idempotentCalls).values(kept)
    await purge(database.db, NOW)
    await expect(counts()).resolves.toMatchObject({ idempotentCalls: left })
  })

  // six years from the end of the year in which it came (HGB § 257(5))
  it.each([
    ['2019-12-31T12:00:00Z', 0],
    ['2020-01-02T12:00:00Z', 1],
  ])('in November 2026 leaves of a declaration of %s: %d', async (received, left) => {
    await database.db.insert(declarations).values({
      number: 'WR-7K3M9-Q2XHP',
      kind: 'withdrawal',
      contents: { name: 'Ida Falk', contract: 'NB-2019-7K3M9Q', email: 'ida@beispiel.de' },
      received_at: new Date(received),
      receipt_hash: 'h',
      idempotency_key: 'k',
    })
    await purge(database.db, NOW)
    expect(await database.db.select().from(declarations)).toHaveLength(left)
  })

  // eight years from the end of the year in which its contract was over
  it.each([
    ['2017-12-31T12:00:00Z', 0],
    ['2018-01-02T12:00:00Z', 1],
    [null, 1],
  ])('in November 2026 leaves of an order that is reduced since %s: %d', async (reduced, left) => {
    await aCustomerOf(100_000)
    await database.db.update(orders).set({ reduced_at: reduced === null ? null : new Date(reduced) })
    await purge(database.db, NOW)
    await expect(counts()).resolves.toMatchObject({ orders: left })
  })

  it('keeps a session that was refreshed, but not its old draft', async () => {
    await aCustomerOf(72, 1)
    await purge(database.db, NOW)
    await expect(counts()).resolves.toMatchObject({ sessions: 1, drafts: 0, draftScopes: 0 })
  })

  it.each([
    ['sent', 29, 'katharina@beispiel.de'],
    ['sent', 31, ''],
    ['failed', 31, ''],
    ['queued', 31, 'katharina@beispiel.de'],
  ] as const)('of a %s mail of %d days leaves the recipient as "%s"', async (state, days, recipient) => {
    const { db } = database
    await db.delete(mails)
    await enqueueMail(db, {
      key: 'order-received NB-2026-7K3M9Q',
      kind: 'order-received',
      to: 'katharina@beispiel.de',
      subject: 'Eingangsbestätigung',
      blocks: [{ kind: 'paragraph', text: 'Guten Tag' }],
      order_id: 'NB-2026-7K3M9Q',
    })
    await db.update(mails).set({ state, created_at: before(days * 24) })
    await purge(db, NOW)
    const [mail] = await db.select().from(mails)
    expect(mail).toMatchObject({ recipient, blocks: recipient ? [{ text: 'Guten Tag' }] : [] })
  })

  it.each([
    ['sent', 29, 1],
    ['sent', 31, 0],
    ['failed', 31, 0],
    ['queued', 31, 1],
  ] as const)('of a %s mail of %d days that is of no order leaves rows: %d', async (state, days, left) => {
    const { db } = database
    await db.delete(mails)
    await enqueueMail(db, { key: 'resume x', kind: 'resume', to: 'a@b.de', subject: 'Weiter', blocks: [] })
    await db.update(mails).set({ state, created_at: before(days * 24) })
    await purge(db, NOW)
    expect(await db.select().from(mails)).toHaveLength(left)
  })

  it('deletes what is known of the mails of an order together with the order', async () => {
    const { db } = database
    await db.delete(mails)
    await aCustomerOf(100_000)
    await aCustomerOf(100_000)
    const [first, second] = (await db.select().from(orders)).map(({ order_id }) => order_id)
    await db
      .update(orders)
      .set({ reduced_at: new Date('2017-12-31T12:00:00Z') })
      .where(eq(orders.order_id, first!))
    for (const order_id of [first!, second!])
      await enqueueMail(db, { key: order_id, kind: 'activated', to: 'a@b.de', subject: 'Da', blocks: [], order_id })
    await db.update(mails).set({ state: 'sent', created_at: before(100_000) })
    await purge(db, NOW)
    expect(await db.select().from(mails)).toMatchObject([{ order_id: second, recipient: '', state: 'sent' }])
  })

  // a browser that comes back with a late token of a session gets the same answer, and never a draft that is gone
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

    await db
      .insert(draftScopes)
      .values({ draft_id: id, scope: 'CUSTOMER', values: {}, saved_at: new Date(made + 20 * 3_600_000) })

    for (const age of [SESSION_LIFETIME_MS + 1000, 44 * 3_600_000 - 1000]) {
      await purge(db, new Date(made + age))
      await expect(counts()).resolves.toMatchObject({ drafts: 1, idempotentCalls: 1 })
      await expect(initiate()).resolves.toEqual({ temp_order_id: id })
    }
    expect(begun).toBe(1)
    await purge(db, new Date(made + 44 * 3_600_000 + 1000))
    await expect(counts()).resolves.toMatchObject({ drafts: 0, idempotentCalls: 0 })
  })
})
