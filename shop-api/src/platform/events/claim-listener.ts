import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { eventLines, listeners } from '../database/event-tables'
import { later, type DatabaseClock } from './database-clock'

export type Listener = typeof listeners.$inferSelect

/** How long a listener belongs to one copy of the shop; longer than a turn lasts with its last answer. */
const LEASE_MS = 60_000

/** Listeners that somebody still wants to be told. */
const isTold = and(isNull(listeners.ended_at), isNull(listeners.given_up_at))

/**
 * Takes the listener that has waited longest for its turn, for this caller alone; others skip it until the lease ends. Its
 * lock is none that orders wait for, whose news refer to the row.
 */
export async function claimListener(db: Queries, now: DatabaseClock): Promise<Listener | undefined> {
  const isDue = db
    .select({ one: sql`1` })
    .from(eventLines)
    .where(and(eq(eventLines.listener_id, listeners.id), lte(eventLines.next_try_at, now())))
  const due = db
    .select({ id: listeners.id })
    .from(listeners)
    .where(
      and(
        isTold,
        lte(listeners.next_try_at, now()),
        or(isNull(listeners.leased_until), lte(listeners.leased_until, now())),
        sql`exists ${isDue}`,
      ),
    )
    .orderBy(asc(listeners.next_try_at), asc(listeners.id))
    .limit(1)
    .for('no key update', { skipLocked: true })
  const [listener] = await db
    .update(listeners)
    .set({ lease: randomUUID(), leased_until: later(now(), LEASE_MS) })
    .where(eq(listeners.id, due))
    .returning()
  return listener
}

/** Notes that a listener takes events again. */
export async function noteReached(db: Queries, { id }: Listener): Promise<void> {
  await db.update(listeners).set({ failures: 0, last_error: null }).where(eq(listeners.id, id))
}

/** What a turn leaves: nothing to be said, a wait of so many milliseconds with its reason, or the end of all tries. */
export type AfterTurn =
  | { is: 'served' }
  | { is: 'failing'; failures: number; code: string; waitMs: number }
  | { is: 'given up'; failures: number; code: string }

/** Lets go of a listener, which goes behind all that wait for their turn. */
export async function release(
  db: Queries,
  { id, lease }: Listener,
  now: DatabaseClock,
  after: AfterTurn,
): Promise<void> {
  const waitMs = after.is === 'failing' ? after.waitMs : 0
  await db
    .update(listeners)
    .set({
      lease: null,
      leased_until: null,
      next_try_at: later(now(), waitMs),
      ...(after.is !== 'served' && { failures: after.failures, last_error: after.code }),
      ...(after.is === 'given up' && { given_up_at: now(), given_up_for: after.code }),
    })
    .where(and(eq(listeners.id, id), eq(listeners.lease, lease!)))
}

/** Ends all leases, for whoever knows that nobody else can be telling anybody. */
export async function endLeases(db: Queries): Promise<void> {
  await db.update(listeners).set({ lease: null, leased_until: null }).where(isNotNull(listeners.lease))
}
