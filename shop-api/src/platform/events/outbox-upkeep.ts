import { and, eq, gt, inArray, isNotNull, isNull, or, sql, sum } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { eventDeliveries, eventLines, listeners } from '../database/event-tables'
import { rowsOf } from '../database/rows-of'
import type { Listener } from './claim-listener'
import { later, type DatabaseClock } from './database-clock'
import { LONGEST_MS } from './delays'
import { BATCH, dropBefore, dropWaiting } from './drop-events'

/** Events that wait for one listener; of more than these it will not catch up. */
const MOST_WAITING = 100_000

/** Days after which an event that still waits is dropped. */
const WAITING_DAYS = 30

/** The code of a listener for which too much waits. */
const BACKLOG = 'BACKLOG'

const DAY_MS = 24 * 60 * 60_000

export interface UpkeepDeps {
  db: Queries
  now: DatabaseClock
  /** Hears of a listener that is given up, and of events that were dropped. */
  onLoss: (facts: { listener: string; code?: string; missed?: number }, message: string) => void
  /** Hears why a step wasn't done; the others are. */
  onFault: (error: unknown) => void
  stopped: AbortSignal
  mostWaiting?: number
}

/**
 * Keeps the outbox bounded, whatever listeners do: gives those up that are too far behind, drops what nobody will be told
 * and counts it, and clears those away that have ended. It works in batches, and several may do so at once.
 */
export async function keepUp(deps: UpkeepDeps): Promise<void> {
  const { db, onFault } = deps
  await forgetClock(deps).catch(onFault)
  await giveUpBacklogs(deps).catch(onFault)
  const all = await db
    .select()
    .from(listeners)
    .catch((error: unknown) => (onFault(error), []))
  for (const listener of all) await keepBounded(deps, listener).catch(onFault)
  // last, since it looks at all that waits
  await adoptEvents(deps).catch(onFault)
}

/** Drops what a listener will not be told any more, and takes one away that has ended. */
async function keepBounded(deps: UpkeepDeps, { id, given_up_at, ended_at }: Listener): Promise<void> {
  const { db, now, onLoss, stopped } = deps
  if (ended_at) return clearAway(deps, id)
  const missed = given_up_at
    ? await dropWaiting(db, id, stopped)
    : await dropBefore(db, id, later(now(), -WAITING_DAYS * DAY_MS), stopped)
  if (missed > 0) onLoss({ listener: id, missed }, 'events are dropped that a listener was not told')
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

/** Takes the rows of a listener away that nobody wants any more, and in the end its own. */
async function clearAway({ db, stopped }: UpkeepDeps, id: string): Promise<void> {
  for (const table of [eventDeliveries, eventLines]) {
    for (let gone = -1; gone !== 0;) {
      if (stopped.aborted) return
      const rows = await rowsOf(
        db,
        sql`delete from ${table} where ctid in (
              select ctid from ${table} where listener_id = ${id} limit ${BATCH} for update skip locked
            ) returning 1`,
      )
      gone = rows.length
    }
  }
  const more = db
    .select({ one: sql`1` })
    .from(eventDeliveries)
    .where(eq(eventDeliveries.listener_id, listeners.id))
  await db.delete(listeners).where(and(eq(listeners.id, id), isNotNull(listeners.ended_at), sql`not exists ${more}`))
}
