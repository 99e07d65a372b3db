import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/database'
import { eventDeliveries, eventLines, listeners } from '../database/event-tables'
import { rowsOf } from '../database/rows-of'

/** Something that listeners of an API are to be told, in the order of its positions. */
export interface News {
  /** "TMF622" */
  api: string
  subject: string
  position: number
  /** Where it is about an order. */
  orderId?: string
  content?: Record<string, string>
}

/**
 * Puts news into the outbox of each listener, in the caller's transaction: told is what has happened, and nothing else.
 * Nothing that is done for listeners holds it up for longer than a statement takes.
 */
export async function announce(tx: Queries, { api, subject, position, orderId, content }: News): Promise<void> {
  const written = content === undefined ? sql`null` : sql`${JSON.stringify(content)}::jsonb`
  await tx.execute(sql`
    with told as (
      select ${listeners.id} from ${listeners}
      where ${listeners.api} = ${api} and ${listeners.ended_at} is null for key share
    ), lines as (
      insert into ${eventLines} (listener_id, subject, order_id)
      select id, ${subject}::text, ${orderId ?? null}::text from told
      on conflict (listener_id, subject) do update set waiting = ${eventLines.waiting} + 1
    )
    insert into ${eventDeliveries} (listener_id, subject, position, order_id, content)
    select id, ${subject}::text, ${position}::integer, ${orderId ?? null}::text, ${written} from told`)
}

/** Tells listeners of TMF622 that an order has come, or what has happened to it: 0 is that it came, then the events' numbers. */
export const announceOrder = (tx: Queries, orderId: string, position: number): Promise<void> =>
  announce(tx, { api: 'TMF622', subject: orderId, position, orderId })

/** What a day has made of an order, behind what has happened to it until then. */
export interface DayNews {
  orderId: string
  /** How many events the order has, */
  position: number
  /** and by how many the last of them is told: the day comes after these. */
  part: number
  /** YYYY-MM-DD */
  day: string
}

/**
 * Tells listeners of TMF622 what an order has become on a day, in the caller's transaction: after all that waits of it, and
 * before what comes later. Where the last of what happened still waits the day goes with it; what was given up begins anew.
 */
export async function announceDay(tx: Queries, { orderId, position, part, day }: DayNews): Promise<void> {
  // as long as this has them nobody takes them, and they are counted already
  const waiting = await rowsOf<{ id: string }>(
    tx,
    sql`select listener_id as id from ${eventDeliveries}
        where subject = ${orderId} and position = ${position} and state = 'queued' for update`,
  )
  const counted = sql`select jsonb_array_elements_text(${JSON.stringify(waiting.map(({ id }) => id))}::jsonb)::uuid`
  const unlessQueued = (before: AnyPgColumn, anew: SQL): SQL =>
    sql`case when ${eventDeliveries.state} = 'queued' then ${before} else ${anew} end`
  await tx.execute(sql`
    with told as (
      select ${listeners.id} from ${listeners}
      where ${listeners.api} = 'TMF622' and ${listeners.ended_at} is null for key share
    ), lines as (
      insert into ${eventLines} (listener_id, subject, order_id) select id, ${orderId}::text, ${orderId}::text from told
      on conflict (listener_id, subject) do update set waiting = ${eventLines.waiting}
        + case when ${eventLines.listener_id} in (${counted}) then 0 else 1 end
    )
    insert into ${eventDeliveries} (listener_id, subject, position, part, order_id, day)
    select id, ${orderId}::text, ${position}::integer, ${part}::integer, ${orderId}::text, ${day}::text from told
    on conflict (listener_id, subject, position) do update set day = excluded.day, state = 'queued',
      part = ${unlessQueued(eventDeliveries.part, sql`excluded.part`)},
      attempts = ${unlessQueued(eventDeliveries.attempts, sql`0`)},
      last_error = ${unlessQueued(eventDeliveries.last_error, sql`null`)},
      next_try_at = ${unlessQueued(eventDeliveries.next_try_at, sql`now()`)},
      created_at = ${unlessQueued(eventDeliveries.created_at, sql`now()`)}`)
}
