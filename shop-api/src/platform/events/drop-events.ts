import { and, asc, count, eq, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { eventDeliveries, eventLines, listeners } from '../database/event-tables'

/** Rows of one statement: few enough that nobody waits for it. */
export const BATCH = 500

/** Drops a batch of what waits for a listener, in the caller's transaction; answers with how many. */
type Drop = (tx: Queries) => Promise<number>

/** Drops batch by batch, each in a transaction of its own, until nothing is left to drop; answers with how many. */
async function inBatches(db: Queries, drop: Drop, stopped?: AbortSignal): Promise<number> {
  const goesOn = (): boolean => stopped?.aborted !== true
  let dropped = 0
  for (let last = -1; last !== 0 && goesOn(); dropped += last) last = await db.transaction(drop)
  return dropped
}

/** Drops a batch of whatever waits for a listener, in the caller's transaction; answers with how many. */
export async function dropSome(tx: Queries, id: string): Promise<number> {
  const lines = tx.select({ subject: eventLines.subject }).from(eventLines).where(eq(eventLines.listener_id, id))
  return dropSubjects(tx, id, await lines.limit(BATCH))
}

/**
 * Drops all that waits for a listener for as long as it is given up, and notes on it how much that was and from when. It may
 * register again between two batches: what is announced to it from then on is told.
 */
export const dropWaiting = (db: Queries, id: string, stopped?: AbortSignal): Promise<number> =>
  inBatches(
    db,
    async (tx) => {
      // until the end of the batch it stays so
      const [given] = await tx
        .select({ id: listeners.id })
        .from(listeners)
        .where(and(eq(listeners.id, id), isNotNull(listeners.given_up_at)))
        .for('no key update')
      return given ? dropSome(tx, id) : 0
    },
    stopped,
  )

/** Drops what was written for a listener before an instant of the database, and notes how much that was and from when. */
export const dropBefore = (db: Queries, id: string, before: SQL, stopped?: AbortSignal): Promise<number> => {
  const isOld = lt(eventDeliveries.created_at, before)
  return inBatches(
    db,
    async (tx) => {
      const old = await tx
        .select({ subject: eventDeliveries.subject })
        .from(eventDeliveries)
        .where(and(eq(eventDeliveries.listener_id, id), eq(eventDeliveries.state, 'queued'), isOld))
        .orderBy(asc(eventDeliveries.created_at))
        .limit(BATCH)
      return dropSubjects(tx, id, old, isOld)
    },
    stopped,
  )
}

/**
 * Drops waiting events of some subjects, in the caller's transaction; answers with how many. While it has their lines
 * nothing is added to them. A line that somebody else has is left for the next time.
 */
async function dropSubjects(
  tx: Queries,
  id: string,
  wanted: readonly { subject: string }[],
  which?: SQL,
): Promise<number> {
  if (wanted.length === 0) return 0
  const ofListener = eq(eventLines.listener_id, id)
  const subjects = [...new Set(wanted.map(({ subject }) => subject))]
  const locked = await tx
    .select({ subject: eventLines.subject })
    .from(eventLines)
    .where(and(ofListener, inArray(eventLines.subject, subjects)))
    .for('update', { skipLocked: true })
  if (locked.length === 0) return 0
  const ours = locked.map(({ subject }) => subject)
  const waits = and(
    eq(eventDeliveries.listener_id, id),
    inArray(eventDeliveries.subject, ours),
    eq(eventDeliveries.state, 'queued'),
  )
  const gone = await tx.delete(eventDeliveries).where(and(waits, which)).returning({ at: eventDeliveries.created_at })
  const left = which
    ? await tx
        .select({ subject: eventDeliveries.subject, waiting: count() })
        .from(eventDeliveries)
        .where(waits)
        .groupBy(eventDeliveries.subject)
    : []
  for (const { subject, waiting } of left)
    await tx
      .update(eventLines)
      .set({ waiting })
      .where(and(ofListener, eq(eventLines.subject, subject)))
  const counts = new Set(left.map(({ subject }) => subject))
  const empty = ours.filter((subject) => !counts.has(subject))
  await tx.delete(eventLines).where(and(ofListener, inArray(eventLines.subject, empty)))
  if (gone.length > 0)
    await noteMissed(
      tx,
      id,
      gone.map(({ at }) => at.getTime()),
    )
  return gone.length
}

/** Notes on a listener when events were written that it will not be told, in milliseconds. */
async function noteMissed(tx: Queries, id: string, times: readonly number[]): Promise<void> {
  const [first, last] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))]
  await tx
    .update(listeners)
    .set({
      missed: sql`${listeners.missed} + ${times.length}`,
      missed_since: sql`least(${listeners.missed_since}, ${new Date(first).toISOString()}::timestamptz)`,
      missed_until: sql`greatest(${listeners.missed_until}, ${new Date(last).toISOString()}::timestamptz)`,
    })
    .where(eq(listeners.id, id))
}
