import { shippedNames } from '@nimbus/shared-contracts/order-status'
import { orderFacts, type OrderOfFacts } from '@nimbus/shared-contracts/wording'
import type { orders } from '../../platform/database/schema'
import { concludedSummary, withOrderFacts } from './contract-summary'

type StoredOrder = Pick<typeof orders.$inferSelect, 'ordered_at' | 'cart' | 'result' | 'summary'>

/** What the facts of a stored order are told from. */
export const orderOfFacts = ({ ordered_at, cart: { cart }, result }: Omit<StoredOrder, 'summary'>): OrderOfFacts => ({
  ...result,
  ordered_at: ordered_at.toISOString(),
  shipped: shippedNames(cart),
})

/** The summary of an order with all that was chosen, and the days of its conclusion once there is one. */
export function orderSummary(order: StoredOrder, concluded?: string): StoredOrder['summary'] {
  const agreed = concluded === undefined ? order.summary : concludedSummary(order.summary, order.cart.cart, concluded)
  return withOrderFacts(agreed, orderFacts(orderOfFacts(order)))
}
