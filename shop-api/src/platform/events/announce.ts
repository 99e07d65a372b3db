import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { eventDeliveries, listeners } from '../database/event-tables'

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
 * Puts news into the outbox of each listener, in the caller's transaction: told is what has happened, and nothing else. A
 * listener that somebody takes away at the same moment is waited for, and then left out.
 */
export async function announce(tx: Queries, { api, subject, position, orderId, content }: News): Promise<void> {
  const written = content === undefined ? sql`null` : sql`${JSON.stringify(content)}::jsonb`
  await tx.execute(sql`
    insert into ${eventDeliveries} (listener_id, subject, position, order_id, content)
    select ${listeners.id}, ${subject}::text, ${position}::integer, ${orderId ?? null}::text, ${written}
    from ${listeners} where ${listeners.api} = ${api} for key share`)
}

/** Tells listeners of TMF622 that an order has come, or what has happened to it: 0 is that it came, then the events' numbers. */
export const announceOrder = (tx: Queries, orderId: string, position: number): Promise<void> =>
  announce(tx, { api: 'TMF622', subject: orderId, position, orderId })
