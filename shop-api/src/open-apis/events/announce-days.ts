import { dayOf } from '@nimbus/server-kit/clock'
import { errorFacts } from '@nimbus/server-kit/logging'
import { and, asc, eq, lte, notInArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
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

/** After how long an order is tried again that couldn't be written. */
const AGAIN_MS = 10 * 60_000

export interface DaysDeps {
  db: Queries
  /** The shop's. */
  clock: () => Date
  addresses: OrderAddresses
  logger?: Pick<FastifyBaseLogger, 'error'> | undefined
  /** Milliseconds of a clock that nobody sets. */
  elapsed?: () => number
}

/**
 * Announces what days have made of orders, up to that of the shop's clock, each once however many copies do so. Of an order
 * that has ended nothing comes any more; one that can't be written is left for later, and holds up no other.
 */
export function announceDays({ db, clock, addresses, logger, elapsed = () => performance.now() }: DaysDeps) {
  const failedAt = new Map<string, number>()

  const announceOne = (orderId: string): Promise<void> =>
    db.transaction(async (tx) => {
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

  return async (): Promise<void> => {
    for (const [orderId, at] of failedAt) if (elapsed() - at >= AGAIN_MS) failedAt.delete(orderId)
    const due = await db
      .select()
      .from(orderDays)
      .where(and(lte(orderDays.day, dayOf(clock())), notInArray(orderDays.order_id, [...failedAt.keys()])))
      .orderBy(asc(orderDays.day), asc(orderDays.order_id))
      .limit(BATCH)
    for (const { order_id: orderId } of due)
      await announceOne(orderId).catch((error: unknown) => {
        failedAt.set(orderId, elapsed())
        logger?.error({ order: orderId, error: errorFacts(error) }, 'a day of an order cannot be announced')
      })
  }
}
