import { dayOf } from '@nimbus/server-kit/clock'
import { asc, eq, lte } from 'drizzle-orm'
import { factsOf, isOver, stateOf } from '../../aftersales/order-status/progress'
import { plannedFor } from '../../aftersales/order-status/order-status'
import type { Queries } from '../../platform/database/database'
import { orderDays } from '../../platform/database/event-tables'
import { orders } from '../../platform/database/schema'
import { announceDay } from '../../platform/events/announce'
import type { OrderAddresses } from '../product-ordering/order-resource'
import { readOrders } from '../product-ordering/stored-orders'
import { orderEvents } from './order-events'

/** Orders whose day is looked for at once. */
const BATCH = 100

/**
 * Announces what days have made of orders, up to that of the shop's clock, each once however many copies do so. Of an order
 * that has ended nothing comes any more.
 */
export const announceDays =
  ({ db, clock, addresses }: { db: Queries; clock: () => Date; addresses: OrderAddresses }) =>
  async (): Promise<void> => {
    const due = await db
      .select()
      .from(orderDays)
      .where(lte(orderDays.day, dayOf(clock())))
      .orderBy(asc(orderDays.day), asc(orderDays.order_id))
      .limit(BATCH)
    for (const { order_id: orderId } of due)
      await db.transaction(async (tx) => {
        // nothing happens to the order meanwhile
        const which = eq(orders.order_id, orderId)
        await tx.select({ id: orders.order_id }).from(orders).where(which).for('no key update')
        const [come] = await tx.delete(orderDays).where(eq(orderDays.order_id, orderId)).returning()
        const [stored] = come ? await readOrders(tx, [orderId]) : []
        if (!come || !stored) return
        const { order, events } = stored
        if (isOver(stateOf(factsOf(events, come.day), plannedFor(order)))) return
        const position = events.length
        const part = orderEvents(stored, position, addresses).length
        await announceDay(tx, { orderId, position, part, day: come.day })
      })
  }
