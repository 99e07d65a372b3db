import { cartIdentity, isLandline, type Cart } from '@nimbus/shared-contracts/cart'
import type { OrderKind, OrderState } from '@nimbus/shared-contracts/order'

/** What the customer wants to order now. */
export interface Wanted {
  cart: Cart
  kind: OrderKind
  /** `addressKey` of the checked address; undefined without a check. */
  addressKey: string | undefined
}

/**
 * True when the server's order is of this cart, this kind and, for landline, this address, so that its forms can go on.
 * After any other change a new order is needed (decisions: step 0).
 */
export function isOrderOf(order: OrderState, { cart, kind, addressKey }: Wanted): boolean {
  const { temp_order_id, initiated } = order
  if (temp_order_id === null || initiated === null || order.kind !== kind) return false
  const isSameCart = cartIdentity(initiated) === cartIdentity(cart)
  return isSameCart && (!isBoundToAddress(cart) || order.address_key === (addressKey ?? null))
}

const isBoundToAddress = ({ tariff }: Cart): boolean => tariff !== null && isLandline(tariff)
