import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { eventDeliveries, eventLines, listeners } from '../database/event-tables'

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

/** Tells listeners of TMF622 what an order has become on a day, after all that waits of it, and before what comes later. */
export async function announceDay(tx: Queries, { orderId, position, part, day }: DayNews): Promise<void> {
  await tx.execute(sql`
    with told as (
      select ${listeners.id} from ${listeners}
      where ${listeners.api} = 'TMF622' and ${listeners.ended_at} is null for key share
    ), lines as (
      insert into ${eventLines} (listener_id, subject, order_id) select id, ${orderId}::text, ${orderId}::text from told
      on conflict (listener_id, subject) do update set waiting = ${eventLines.waiting} + 1
    )
    insert into ${eventDeliveries} (listener_id, subject, position, part, order_id, day)
    select id, ${orderId}::text, ${position}::integer, ${part}::integer, ${orderId}::text, ${day}::text from told
    on conflict (listener_id, subject, position) do update set day = excluded.day, state = 'queued',
      part = case when ${eventDeliveries.state} = 'queued' then ${eventDeliveries.part} else excluded.part end`)
}
