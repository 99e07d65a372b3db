import { cartStore } from '@nimbus/shared-contracts/cart'
import { alreadyOrderedNotice } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'
import {
  endOrder,
  onOrderSentElsewhere,
  orderedCart,
  orderStore,
  sentOrderOf,
  type SentOrder,
} from '@nimbus/shared-contracts/order'

/**
 * Ends the order of this tab when another one has sent it: a duplicated tab has the same draft, or the same cart, and must
 * not order twice. What happened while the tab slept is noticed when it wakes or is loaded again, by its draft.
 * Returns the end of the watch.
 */
export function watchSentOrders(): () => void {
  const wake = (): void => {
    const sent = sentOrderOf(orderStore.get().temp_order_id)
    if (sent) end(sent)
  }
  wake()
  const comeBack = (event: PageTransitionEvent): void => {
    if (event.persisted) wake()
  }
  window.addEventListener('pageshow', comeBack)
  const stop = onOrderSentElsewhere((sent) => {
    const cart = cartStore.get()
    const isOurs = orderStore.get().temp_order_id === sent.temp_order_id
    if (isOurs || (cart.tariff !== null && orderedCart(cart) === sent.cart)) end(sent)
  })
  return () => {
    stop()
    window.removeEventListener('pageshow', comeBack)
  }
}

function end({ order_id }: SentOrder): void {
  endOrder({ sent_elsewhere: order_id })
  publish('toast:show', alreadyOrderedNotice(order_id))
}
