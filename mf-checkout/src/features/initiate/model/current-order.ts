import type { Cart } from '@nimbus/shared-contracts/cart'
import type { OrderKind, OrderState } from '@nimbus/shared-contracts/order'

/**
 * True when the server's order is of this cart and this kind, so that its forms can go on. A cart that was changed
 * since, or another situation, needs a new order (decisions: step 0).
 */
export function isOrderOf(order: OrderState, cart: Cart, kind: OrderKind): boolean {
  return order.temp_order_id !== null && order.kind === kind && sameOrder(order.initiated, cart)
}

/** Compares what is ordered, not the prices, which the server corrects by itself. */
function sameOrder(initiated: Cart | null, cart: Cart): boolean {
  return initiated !== null && idsOf(initiated) === idsOf(cart)
}

const idsOf = ({ tariff, handset, hardware, options, promotions }: Cart): string =>
  JSON.stringify([
    tariff?.concrete_product_id,
    handset?.concrete_product_id,
    [...hardware, ...options].map(({ concrete_product_id }) => concrete_product_id).sort(),
    promotions.map(({ id }) => id).sort(),
  ])
