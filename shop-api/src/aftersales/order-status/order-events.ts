import { asc, eq, inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Queries } from '../../platform/database/database'
import { orderEvents } from '../../platform/database/schema'
import { orderEventSchema, type OrderEvent, type RecordedEvent } from '../../platform/database/order-event'

/** What has happened to an order, in its order. */
export async function eventsOf(q: Queries, orderId: string): Promise<RecordedEvent[]> {
  const rows = await q.select().from(orderEvents).where(eq(orderEvents.order_id, orderId)).orderBy(asc(orderEvents.seq))
  return rows.map(recorded)
}

/** The same of several orders at once. */
export async function eventsOfAll(q: Queries, orderIds: readonly string[]): Promise<Map<string, RecordedEvent[]>> {
  const all = new Map(orderIds.map((id): [string, RecordedEvent[]] => [id, []]))
  if (orderIds.length === 0) return all
  const rows = await q
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.order_id, [...orderIds]))
    .orderBy(asc(orderEvents.seq))
  for (const row of rows) all.get(row.order_id)?.push(recorded(row))
  return all
}

/** When the contract of an order was concluded; undefined before. */
export const conclusionOf = async (q: Queries, orderId: string): Promise<Date | undefined> =>
  (await eventsOf(q, orderId)).find(({ kind }) => kind === 'confirmed')?.at

/** Writes the next event of an order, whose row the caller has locked. */
export async function appendEvent(
  tx: Queries,
  orderId: string,
  event: OrderEvent,
  seq: number,
  at: Date,
): Promise<void> {
  const { kind, ...data } = event
  await tx.insert(orderEvents).values({ order_id: orderId, seq, kind, data, at })
}

/** Takes away what a customer has written with an event; that it happened stays. */
export async function eraseAnswers(tx: Queries, orderId: string): Promise<void> {
  await tx
    .update(orderEvents)
    .set({ data: sql`${orderEvents.data} - 'answer'` })
    .where(eq(orderEvents.order_id, orderId))
}

const recorded = ({ kind, data, at }: typeof orderEvents.$inferSelect): RecordedEvent => ({
  ...v.parse(orderEventSchema, { kind, ...data }),
  at,
})
