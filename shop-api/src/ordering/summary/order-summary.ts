import { dayOf } from '@nimbus/server-kit/clock'
import { shippedNames } from '@nimbus/shared-contracts/order-status'
import { orderFacts, type OrderOfFacts } from '@nimbus/shared-contracts/wording'
import { withdrawUntil } from '../../kernel/dates/legal-dates'
import type { orders } from '../../platform/database/schema'
import { concludedSummary, withOrderFacts } from './contract-summary'

type StoredOrder = Pick<typeof orders.$inferSelect, 'ordered_at' | 'cart' | 'result' | 'summary'>

/** What the facts of a stored order are told from, by what has happened to it. */
export const orderOfFacts = (
  { ordered_at, cart: { cart }, result }: Omit<StoredOrder, 'summary'>,
  progress: NonNullable<OrderOfFacts['progress']> = {},
): OrderOfFacts => ({
  ...result,
  ...(progress.confirmed_at && { withdraw_until: withdrawUntil(dayOf(new Date(progress.confirmed_at))) }),
  ordered_at: ordered_at.toISOString(),
  shipped: shippedNames(cart),
  progress,
})

/** The summary of an order with all that was chosen, and the days of its conclusion once there is one. */
export function orderSummary(order: StoredOrder, concludedAt?: Date): StoredOrder['summary'] {
  if (!concludedAt) return withOrderFacts(order.summary, orderFacts(orderOfFacts(order)))
  const agreed = concludedSummary(order.summary, order.cart.cart, dayOf(concludedAt))
  return withOrderFacts(agreed, orderFacts(orderOfFacts(order, { confirmed_at: concludedAt.toISOString() })))
}
