import { addressKey, availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore, isLandline, type Cart } from '@nimbus/shared-contracts/cart'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderedThings } from './ordered-things'
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

/** What a tab would order now, to compare with the `SentOrder.cart` of another. */
export function orderedCart(cart: Cart): string {
  const { checkData } = availabilityStore.get()
  const landline = cart.tariff !== null && isLandline(cart.tariff)
  const handsets = cart.handset ? [cart.handset] : []
  return orderedThings({ ...cart, handsets }, landline && checkData ? addressKey(checkData) : null)
}
