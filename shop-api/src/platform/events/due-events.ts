import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, gt, isNotNull, isNull, lte, min, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/database'
import { eventDeliveries, listeners } from '../database/event-tables'
import { LONGEST_MS } from './delays'

export type Listener = typeof listeners.$inferSelect
export type Delivery = typeof eventDeliveries.$inferSelect

/** How long a listener belongs to one copy of the shop; longer than that copy tells it anything, by `SESSION_MS`. */
const LEASE_MS = 60_000

/** Events that are read at once, each of another subject. */
const BATCH = 50

/** A time that has come, or that nobody can have meant: the clock was set back since. */
const hasCome = (column: AnyColumn, now: Date, longest: number): SQL | undefined =>
  or(lte(column, now), gt(column, new Date(now.getTime() + longest)))

/** What comes next of each subject, and is due. */
function dueHeads(db: Queries, listenerId: AnyColumn | string, now: Date) {
  const earlier = alias(eventDeliveries, 'earlier')
  const before = db
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.listener_id, eventDeliveries.listener_id),
        eq(earlier.subject, eventDeliveries.subject),
        eq(earlier.state, 'queued'),
        sql`${earlier.position} < ${eventDeliveries.position}`,
      ),
    )
  return and(
    eq(eventDeliveries.listener_id, listenerId),
    eq(eventDeliveries.state, 'queued'),
    // what nobody has tried yet is due, whatever the clocks say
    or(eq(eventDeliveries.attempts, 0), hasCome(eventDeliveries.next_try_at, now, LONGEST_MS)),
    sql`not exists ${before}`,
  )
}

/** Takes a listener that can be told something now, for this caller alone; others skip it until the lease ends. */
export async function claimListener(db: Queries, now: Date): Promise<Listener | undefined> {
  const isDue = db
    .select({ one: sql`1` })
    .from(eventDeliveries)
    .where(dueHeads(db, listeners.id, now))
  const due = db
    .select({ id: listeners.id })
    .from(listeners)
    .where(
      and(
        or(eq(listeners.failures, 0), hasCome(listeners.next_try_at, now, LONGEST_MS)),
        or(isNull(listeners.leased_until), hasCome(listeners.leased_until, now, 2 * LEASE_MS)),
        sql`exists ${isDue}`,
      ),
    )
    .orderBy(asc(listeners.next_try_at), asc(listeners.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [listener] = await db
    .update(listeners)
    .set({ lease: randomUUID(), leased_until: new Date(now.getTime() + LEASE_MS) })
    .where(eq(listeners.id, due))
    .returning()
  return listener
}

/** True while a listener is there and nobody else tells it. */
export async function isOurs(db: Queries, { id, lease }: Listener): Promise<boolean> {
  const [row] = await db
    .select({ id: listeners.id })
    .from(listeners)
    .where(and(eq(listeners.id, id), eq(listeners.lease, lease!)))
  return row !== undefined
}

/** What a listener can be told now, one event of each subject, those first that were tried least, and longest ago. */
export const dueDeliveries = (db: Queries, { id }: Listener, now: Date): Promise<Delivery[]> =>
  db
    .select()
    .from(eventDeliveries)
    .where(dueHeads(db, id, now))
    .orderBy(
      asc(eventDeliveries.attempts),
      asc(eventDeliveries.next_try_at),
      asc(eventDeliveries.created_at),
      asc(eventDeliveries.subject),
    )
    .limit(BATCH)

const sameDelivery = ({ listener_id, subject, position, part }: Delivery): SQL | undefined =>
  and(
    eq(eventDeliveries.listener_id, listener_id),
    eq(eventDeliveries.subject, subject),
    eq(eventDeliveries.position, position),
    eq(eventDeliveries.part, part),
  )

/** Notes that an event was taken: the next one of the same change comes, or the row goes. */
export async function noteTaken(db: Queries, delivery: Delivery, isLast: boolean): Promise<void> {
  if (isLast) await db.delete(eventDeliveries).where(sameDelivery(delivery))
  else
    await db
      .update(eventDeliveries)
      .set({ part: delivery.part + 1, attempts: 0, last_error: null })
      .where(sameDelivery(delivery))
}

/** When an event that wasn't taken is tried again, and how often it was refused by then. */
type NextTry = Pick<Delivery, 'attempts' | 'next_try_at'>

/** Notes that an event wasn't taken; without a next try it is given up. */
export async function noteNotTaken(db: Queries, delivery: Delivery, code: string, next?: NextTry): Promise<void> {
  await db
    .update(eventDeliveries)
    .set({ ...(next ?? { state: 'failed' as const }), last_error: code })
    .where(sameDelivery(delivery))
}

/** Notes that a listener takes events again. */
export async function noteReached(db: Queries, { id }: Listener): Promise<void> {
  await db.update(listeners).set({ failures: 0, last_error: null }).where(eq(listeners.id, id))
}

/** Lets go of a listener, for others or, after a failure, for a while. */
export async function release(
  db: Queries,
  { id, lease }: Listener,
  failed?: { failures: number; code: string; retryAt: Date },
): Promise<void> {
  const after = failed && { failures: failed.failures, last_error: failed.code, next_try_at: failed.retryAt }
  await db
    .update(listeners)
    .set({ lease: null, leased_until: null, ...after })
    .where(and(eq(listeners.id, id), eq(listeners.lease, lease!)))
}

/** Ends all leases, for whoever knows that nobody else can be telling anybody. */
export async function endLeases(db: Queries): Promise<void> {
  await db.update(listeners).set({ lease: null, leased_until: null }).where(isNotNull(listeners.lease))
}

export interface WaitingEvents {
  queued: number
  /** When the oldest was written. */
  oldest: Date | null
}

/** How many events wait, and since when the oldest does. */
export async function waitingEvents(db: Queries): Promise<WaitingEvents> {
  const [waiting] = await db
    .select({ queued: count(), oldest: min(eventDeliveries.created_at) })
    .from(eventDeliveries)
    .where(eq(eventDeliveries.state, 'queued'))
  return waiting ?? { queued: 0, oldest: null }
}
