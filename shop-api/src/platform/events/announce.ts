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
