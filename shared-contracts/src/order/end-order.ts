import { addressKey, availabilityStore } from '../availability'
import { cartIdentity, cartStore, isLandline, type Cart } from '../cart'
import { formStore } from '../forms'
import type { OrderState } from './schema'
import { orderStore } from './store'

/**
 * Clears what belonged to an order that was sent: draft, keys, cart, answers and availability (spec section 4). What is
 * known of the order stays: its result, or in another tab its number alone.
 */
export function endOrder(known: Pick<OrderState, 'result'> | Pick<OrderState, 'sent_elsewhere'>): void {
  orderStore.set({ ...orderStore.initial, ...known })
  availabilityStore.reset()
  cartStore.reset()
  formStore.reset()
}

/** Cart and address as a text, to tell whether two tabs order the same thing: `SentOrder.cart`. */
export function orderedCart(cart: Cart): string {
  const { checkData } = availabilityStore.get()
  const landline = cart.tariff !== null && isLandline(cart.tariff)
  return cartIdentity(cart) + (landline && checkData ? addressKey(checkData) : '')
}
