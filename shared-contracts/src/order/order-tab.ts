import { addressKey, availabilityStore, type CheckData } from '@nimbus/shared-contracts/availability'
import { cartStore, type Cart } from '@nimbus/shared-contracts/cart'
import { formStore, type FormState } from '@nimbus/shared-contracts/forms'
import { orderedThings } from './ordered-things'
import type { OrderState } from './schema'
import { orderStore } from './store'

/** All that a tab holds of its order, from four stores: they are read together and written together. */
export interface OrderTab {
  cart: Cart
  checkData: CheckData | null
  form: FormState
  order: OrderState
}

export const orderTab = (): OrderTab => ({
  cart: cartStore.get(),
  checkData: availabilityStore.get().checkData,
  form: formStore.get(),
  order: orderStore.get(),
})

/**
 * Writes what is another than before, the order first; an empty value leaves no record in the browser. False where a store
 * refuses its part, and what comes after it stays as it was: nothing is cleared for an order that isn't kept.
 */
export function keepOrderTab({ cart, checkData, form, order }: OrderTab): boolean {
  const before = orderTab()
  return (
    (order === before.order || write(orderStore, order)) &&
    (checkData === before.checkData ||
      write(availabilityStore, checkData ? { checkData } : availabilityStore.initial)) &&
    (form === before.form || write(formStore, form)) &&
    (cart === before.cart || write(cartStore, cart))
  )
}

function write<T>(store: { initial: T; set(value: T): boolean; reset(): void }, value: T): boolean {
  if (value !== store.initial) return store.set(value)
  store.reset()
  return true
}

/** Without the order that is not sent yet and what the server had saved of it. Cart and typed values stay, and so does the result of an order that is sent, for its confirmation. */
export const withoutDraft = (tab: OrderTab): OrderTab => ({
  ...tab,
  order: { ...orderStore.initial, result: tab.order.result, sent_elsewhere: tab.order.sent_elsewhere },
  form: { ...tab.form, saved: [] },
})

/** Forgets the server's order that is not sent yet, so that it can be started again. */
export const dropOrder = (): boolean => keepOrderTab(withoutDraft(orderTab()))

/** What stays of an order that was sent: its result, or its number alone where another tab has sent it. */
export type KnownOrder = Pick<OrderState, 'result'> | Pick<OrderState, 'sent_elsewhere'>

/** A tab after its order: draft, keys, cart, answers and availability are gone (ORDER-9). */
export const orderedTab = (known: KnownOrder): OrderTab => ({
  cart: cartStore.initial,
  checkData: null,
  form: formStore.initial,
  order: { ...orderStore.initial, ...known },
})

/** Clears what belonged to an order that was sent; false, and nothing cleared, where what is known of it is refused. */
export const endOrder = (known: KnownOrder): boolean => keepOrderTab(orderedTab(known))

/** What a tab would order now, to compare with the `SentOrder.cart` of another. */
export function orderedCart(cart: Cart): string {
  const { checkData } = availabilityStore.get()
  const handsets = cart.handset ? [cart.handset] : []
  return orderedThings(
    { ...cart, handsets },
    cart.tariff?.kind === 'landline' && checkData ? addressKey(checkData) : null,
  )
}
