import { and, asc, eq, getTableColumns, lte, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { eventDeliveries, eventLines, listeners } from '../database/event-tables'
import type { Listener } from './claim-listener'
import { rowsOf } from '../database/rows-of'
import { later, type DatabaseClock } from './database-clock'

export type Delivery = typeof eventDeliveries.$inferSelect

/** The lines of which a listener can be told something now, those first that nobody has refused and that wait longest. */
export const dueLines = (db: Queries, { id }: Pick<Listener, 'id'>, now: DatabaseClock, limit: number) =>
  db
    .select({ subject: eventLines.subject })
    .from(eventLines)
    .where(and(eq(eventLines.listener_id, id), lte(eventLines.next_try_at, now())))
    .orderBy(asc(eventLines.next_try_at), asc(eventLines.since), asc(eventLines.subject))
    .limit(limit)

/** What comes next of a subject, one row; none where nothing does, or the listener has been taken away from this caller. */
export const firstOf = (db: Queries, { id, lease }: Pick<Listener, 'id' | 'lease'>, subject: string) =>
  db
    .select(getTableColumns(eventDeliveries))
    .from(eventDeliveries)
    .innerJoin(listeners, and(eq(listeners.id, eventDeliveries.listener_id), eq(listeners.lease, lease!)))
    .where(
      and(
        eq(eventDeliveries.listener_id, id),
        eq(eventDeliveries.subject, subject),
        eq(eventDeliveries.state, 'queued'),
      ),
    )
    .orderBy(asc(eventDeliveries.position))
    .limit(1)

type Line = Pick<Delivery, 'listener_id' | 'subject'>

const sameLine = ({ listener_id, subject }: Line): SQL | undefined =>
  and(eq(eventLines.listener_id, listener_id), eq(eventLines.subject, subject))

/** A day that came meanwhile makes it another. */
const sameDelivery = ({ listener_id, subject, position, part, day }: Delivery): SQL | undefined =>
  and(
    eq(eventDeliveries.listener_id, listener_id),
    eq(eventDeliveries.subject, subject),
    eq(eventDeliveries.position, position),
    eq(eventDeliveries.part, part),
    sql`${eventDeliveries.day} is not distinct from ${day}::text`,
  )

/** Takes a subject away of which nothing waits, as when the same rows were changed by other hands. */
export const dropEmptyLine = (db: Queries, line: Line): Promise<void> =>
  db.transaction(async (tx) => {
    // first it waits for whoever is adding to the line, then it looks: one statement would not see what was added
    await tx.select({ subject: eventLines.subject }).from(eventLines).where(sameLine(line)).for('update')
    const waits = tx
      .select({ one: sql`1` })
      .from(eventDeliveries)
      .where(
        and(
          eq(eventDeliveries.listener_id, line.listener_id),
          eq(eventDeliveries.subject, line.subject),
          eq(eventDeliveries.state, 'queued'),
        ),
      )
    await tx.delete(eventLines).where(and(sameLine(line), sql`not exists ${waits}`))
  })

/** Does something to the first event of a line, by which it waits no more; the next one is due, behind other subjects. */
async function advance(db: Queries, delivery: Delivery, done: SQL, now: DatabaseClock): Promise<void> {
  const { listener_id, subject } = delivery
  const [line] = await rowsOf<{ waiting: number }>(
    db,
    sql`
    with done as (${done} where ${sameDelivery(delivery)} returning 1)
    update ${eventLines} set waiting = ${eventLines.waiting} - 1, next_try_at = 'epoch', since = ${now()}
    where ${eventLines.listener_id} = ${listener_id} and ${eventLines.subject} = ${subject} and exists (select from done)
    returning waiting`,
  )
  if (line && line.waiting <= 0) await db.delete(eventLines).where(and(sameLine(delivery), lte(eventLines.waiting, 0)))
}

/** Notes that an event was taken: the next one of the same change comes, or the row goes. */
export async function noteTaken(db: Queries, delivery: Delivery, isLast: boolean, now: DatabaseClock): Promise<void> {
  if (isLast) return advance(db, delivery, sql`delete from ${eventDeliveries}`, now)
  await db
    .update(eventDeliveries)
    .set({ part: delivery.part + 1, attempts: 0, last_error: null })
    .where(sameDelivery(delivery))
}

/** Notes that an event is given up, for a reason; it stays as a note of that. */
export const noteGivenUp = (db: Queries, delivery: Delivery, code: string, now: DatabaseClock): Promise<void> =>
  advance(db, delivery, sql`update ${eventDeliveries} set state = 'failed', last_error = ${code}`, now)

/** When an event that wasn't taken is tried again, and how often it was refused by then; at once it is behind all others. */
export interface NextTry {
  attempts: number
  waitMs: number
  code: string
}

/** Notes that an event wasn't taken. */
export async function noteNotTaken(
  db: Queries,
  delivery: Delivery,
  { attempts, waitMs, code }: NextTry,
  now: DatabaseClock,
): Promise<void> {
  const next_try_at = later(now(), waitMs)
  await db.update(eventDeliveries).set({ attempts, next_try_at, last_error: code }).where(sameDelivery(delivery))
  await db
    .update(eventLines)
    .set({ since: now(), ...(waitMs > 0 && { next_try_at }) })
    .where(sameLine(delivery))
}
