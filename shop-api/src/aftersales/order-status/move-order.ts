import type { Milestone, OrderStatus } from '@nimbus/shared-contracts/order-status'
import { eq } from 'drizzle-orm'
import { dayOf } from '@nimbus/server-kit/clock'
import type { Queries } from '../../platform/database/database'
import { orderDays } from '../../platform/database/event-tables'
import { orders } from '../../platform/database/schema'
import { ApiException } from '../../kernel/errors/api-exception'
import type { MailLinks } from '../../ordering/mails/order-blocks'
import { announceOrder } from '../../platform/events/announce'
import { enqueueMail } from '../../platform/mail/outbox'
import { free } from '../../platform/reservations/reservations'
import { mailsOf } from './mail-of-event'
import type { OrderEvent } from '../../platform/database/order-event'
import { appendEvent, eventsOf } from './order-events'
import { plannedFor, statusOf } from './order-status'
import { factsOf, isOver, type Facts } from './progress'
import { refusalOf } from './transitions'

export interface MoveOrderDeps extends MailLinks {
  db: Queries
  clock: () => Date
}

/** What is to happen, by what has happened and what belongs to the order; decided while nobody else moves it. */
export type ChooseEvent = (facts: Facts, milestones: readonly Milestone[]) => OrderEvent

export const noSuchOrder = (): ApiException =>
  new ApiException(404, 'NotFoundException', 'Diesen Auftrag gibt es nicht.')

/**
 * An event with what has to come before it: who is switched on without having got what that needs gets it then, so that
 * what was promised comes whatever an operator forgets, and is noted.
 */
const withWhatItNeeds = (
  event: OrderEvent,
  { access_sent_at }: Facts,
  milestones: readonly Milestone[],
): OrderEvent[] =>
  event.kind === 'activated' && milestones.includes('access') && !access_sent_at
    ? [{ kind: 'provisioned' }, event]
    : [event]

/**
 * Lets something happen to an order, tells the customer and gives back what an ended order had booked, in one
 * transaction. Two at once happen one after the other, the second by the state that the first has left. Throws a 409 with
 * the reason for what can't happen now.
 */
export async function moveOrder(
  deps: MoveOrderDeps,
  orderId: string,
  wanted: OrderEvent | ChooseEvent,
): Promise<OrderStatus> {
  return deps.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.order_id, orderId)).for('no key update')
    if (!order) throw noSuchOrder()
    const before = await eventsOf(tx, orderId)
    const at = deps.clock()
    const facts = factsOf(before, dayOf(at))
    const event = typeof wanted === 'function' ? wanted(facts, plannedFor(order)) : wanted
    const refusal = refusalOf(event.kind, facts, plannedFor(order))
    if (refusal) {
      throw new ApiException(409, 'ValidationException', 'Dieser Schritt ist jetzt nicht möglich.', [
        { text: `${orderId}: ${refusal}` },
      ])
    }
    const happening = withWhatItNeeds(event, facts, plannedFor(order))
    const status = statusOf(order, [...before, ...happening.map((one) => ({ ...one, at }))], { today: dayOf(at) })
    for (const [index, one] of happening.entries()) {
      const seq = before.length + index + 1
      await appendEvent(tx, orderId, one, seq, at)
      await announceOrder(tx, orderId, seq)
      if (one.kind === 'porting-accepted' && one.on > dayOf(at))
        await tx.insert(orderDays).values({ order_id: orderId, day: one.on }).onConflictDoNothing()
      for (const mail of mailsOf(order, { event: one, seq, at, progress: status.progress }, deps))
        await enqueueMail(tx, mail)
    }
    // the number of somebody who has used it is not for the next one
    if (isOver(status.progress.state) && !status.progress.activated_at) await free(tx, orderId)
    return status
  })
}
