import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or, sql, sum, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { eventDeliveries, eventLines, listeners } from '../database/event-tables'
import { later, type DatabaseClock } from './database-clock'
import { LONGEST_MS } from './delays'

/** Events that wait for one listener; of more than these it will not catch up. */
const MOST_WAITING = 100_000

/** Days after which an event that still waits is dropped. */
const WAITING_DAYS = 30

/** The code of a listener for which too much waits. */
const BACKLOG = 'BACKLOG'

const DAY_MS = 24 * 60 * 60_000

/** Rows of one statement: few enough that nobody waits for it. */
const BATCH = 500

export interface UpkeepDeps {
  db: Queries
  now: DatabaseClock
  /** Hears of a listener that is given up, and of events that were dropped. */
  onLoss: (facts: { listener: string; code?: string; missed?: number }, message: string) => void
  stopped: AbortSignal
  mostWaiting?: number
}

/**
 * Keeps the outbox bounded, whatever listeners do: gives those up that are too far behind, drops what nobody will be told
 * and counts it, and clears those away that have ended. It works in batches, and several may do so at once.
 */
export async function keepUp(deps: UpkeepDeps): Promise<void> {
  await forgetClock(deps)
  await adoptEvents(deps)
  await giveUpBacklogs(deps)
  for (const { id, given_up_at, ended_at } of await deps.db.select().from(listeners)) {
    if (ended_at) await clearAway(deps, id)
    else if (given_up_at) await dropWaiting(deps, id)
    else await dropOld(deps, id)
  }
}

/** What lies further ahead than any delay was noted before the clock was set back. */
async function forgetClock({ db, now }: UpkeepDeps): Promise<void> {
  const tooFar = later(now(), LONGEST_MS)
  await db.update(eventLines).set({ next_try_at: now() }).where(gt(eventLines.next_try_at, tooFar))
  await db
    .update(listeners)
    .set({ next_try_at: now(), leased_until: null })
    .where(or(gt(listeners.next_try_at, tooFar), gt(listeners.leased_until, tooFar)))
}

/** Takes up what was written without a line: by a copy of a version before, or by an operator who wants it told again. */
async function adoptEvents({ db }: UpkeepDeps): Promise<void> {
  await db.execute(sql`
    insert into ${eventLines} (listener_id, subject, order_id, waiting)
    select delivery.listener_id, delivery.subject, min(delivery.order_id), count(*)
    from ${eventDeliveries} delivery join ${listeners} on ${listeners.id} = delivery.listener_id
    where delivery.state = 'queued' and ${listeners.ended_at} is null and not exists (
      select from ${eventLines} where ${eventLines.listener_id} = delivery.listener_id and ${eventLines.subject} = delivery.subject
    )
    group by delivery.listener_id, delivery.subject
    on conflict (listener_id, subject) do nothing`)
}

async function giveUpBacklogs({ db, now, onLoss, mostWaiting = MOST_WAITING }: UpkeepDeps): Promise<void> {
  const behind = db
    .select({ id: eventLines.listener_id })
    .from(eventLines)
    .groupBy(eventLines.listener_id)
    .having(gt(sum(eventLines.waiting), sql`${mostWaiting}`))
  const gone = await db
    .update(listeners)
    .set({ given_up_at: now(), given_up_for: BACKLOG, lease: null, leased_until: null })
    .where(and(isNull(listeners.given_up_at), isNull(listeners.ended_at), inArray(listeners.id, behind)))
    .returning({ id: listeners.id })
  for (const { id } of gone) onLoss({ listener: id, code: BACKLOG }, 'a listener is given up')
}

/** Drops all that waits for a listener. */
async function dropWaiting(deps: UpkeepDeps, id: string): Promise<void> {
  await inBatches(deps, id, (tx) =>
    tx.select({ subject: eventLines.subject }).from(eventLines).where(eq(eventLines.listener_id, id)).limit(BATCH),
  )
}

/** Drops what has waited for too long. */
async function dropOld(deps: UpkeepDeps, id: string): Promise<void> {
  const isOld = lt(eventDeliveries.created_at, later(deps.now(), -WAITING_DAYS * DAY_MS))
  const old = (tx: Queries) =>
    tx
      .select({ subject: eventDeliveries.subject })
      .from(eventDeliveries)
      .where(and(eq(eventDeliveries.listener_id, id), eq(eventDeliveries.state, 'queued'), isOld))
      .orderBy(asc(eventDeliveries.created_at))
      .limit(BATCH)
  await inBatches(deps, id, old, isOld)
}

type Subjects = (tx: Queries) => PromiseLike<{ subject: string }[]>

/** Drops waiting events of subjects until there are none, and notes on their listener how many they were and from when. */
async function inBatches(deps: UpkeepDeps, id: string, subjects: Subjects, which?: SQL): Promise<void> {
  const { db, onLoss, stopped } = deps
  let missed = 0
  for (let dropped = -1; dropped !== 0 && !stopped.aborted; missed += dropped)
    dropped = await db.transaction(async (tx) => {
      const wanted = (await subjects(tx)).map(({ subject }) => subject)
      return wanted.length === 0 ? 0 : dropSubjects(tx, id, wanted, which)
    })
  if (missed > 0) onLoss({ listener: id, missed }, 'events are dropped that a listener was not told')
}

/**
 * Drops waiting events of some subjects, in the caller's transaction; answers with how many. While it has their lines
 * nothing is added to them. A line that somebody else has is left for the next time.
 */
async function dropSubjects(tx: Queries, id: string, wanted: readonly string[], which?: SQL): Promise<number> {
  const ofListener = eq(eventLines.listener_id, id)
  const locked = await tx
    .select({ subject: eventLines.subject })
    .from(eventLines)
    .where(and(ofListener, inArray(eventLines.subject, [...new Set(wanted)])))
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
  if (gone.length === 0) return 0
  const times = gone.map(({ at }) => at.getTime())
  const [first, last] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))]
  await tx
    .update(listeners)
    .set({
      missed: sql`${listeners.missed} + ${gone.length}`,
      missed_since: sql`least(${listeners.missed_since}, ${new Date(first).toISOString()}::timestamptz)`,
      missed_until: sql`greatest(${listeners.missed_until}, ${new Date(last).toISOString()}::timestamptz)`,
    })
    .where(eq(listeners.id, id))
  return gone.length
}

/** Takes the rows of a listener away that nobody wants any more, and in the end its own. */
async function clearAway({ db, stopped }: UpkeepDeps, id: string): Promise<void> {
  const rowsOf = (table: SQL): SQL => sql`
    delete from ${table} where ctid in (select ctid from ${table} where listener_id = ${id} limit ${BATCH} for update skip locked)
    returning 1`
  for (const table of [sql`${eventDeliveries}`, sql`${eventLines}`]) {
    for (let gone = -1; gone !== 0;) {
      if (stopped.aborted) return
      gone = ((await db.execute(rowsOf(table))) as { rows: unknown[] }).rows.length
    }
  }
  const more = db
    .select({ one: sql`1` })
    .from(eventDeliveries)
    .where(eq(eventDeliveries.listener_id, listeners.id))
  await db.delete(listeners).where(and(eq(listeners.id, id), isNotNull(listeners.ended_at), sql`not exists ${more}`))
}
