import { cartStore } from '@nimbus/shared-contracts/cart'
import { alreadyOrderedNotice } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'
import {
  endOrder,
  forgetOldOrders,
  onOrderSentElsewhere,
  orderedCart,
  orderStore,
  sentOrderOf,
  sentOrderWith,
  type OrderState,
  type SentOrder,
} from '@nimbus/shared-contracts/order'

/** Where the tab is, and where it shows the number of an order. */
interface SentOrdersPlace {
  /** True on the pages of the order and its number. */
  isOrdering: () => boolean
  showNumber: () => void
}

/** The orders of other tabs, as far as they are this tab's too. */
export interface SentOrdersWatch {
  /**
   * Asked when the server refuses this tab's session: true when that is because another tab has sent the order, which ends
   * the session. The order is ended here too, and the customer is on the way to its number, not out of the shop.
   */
  endIfSent(): boolean
  stop(): void
}

/**
 * Ends the order of this tab when another one has sent it: a duplicated tab has the same draft, or the same cart, and must
 * not order twice. What happened while the tab slept is noticed when it wakes or is loaded again, by its draft.
 */
export function watchSentOrders({ isOrdering, showNumber }: SentOrdersPlace): SentOrdersWatch {
  const began = Date.now()
  forgetOldOrders(began)
  let draft: string | null = null
  const noteDraft = ({ temp_order_id, result, sent_elsewhere }: OrderState): void => {
    // the end of the session takes the draft from the tab, maybe before the other tab can tell of its order
    draft = temp_order_id ?? (result || sent_elsewhere ? null : draft)
  }
  noteDraft(orderStore.get())
  const wake = (): void => {
    const sent = sentOrderOf(orderStore.get().temp_order_id)
    if (sent) end(sent)
  }
  wake()
  const comeBack = (event: PageTransitionEvent): void => {
    if (event.persisted) wake()
  }
  window.addEventListener('pageshow', comeBack)
  const stops = [
    orderStore.subscribe(noteDraft),
    onOrderSentElsewhere((sent) => {
      const isLost = orderStore.get().temp_order_id === null && draft === sent.temp_order_id
      const isOurs = orderStore.get().temp_order_id === sent.temp_order_id || orderedNow() === sent.cart
      if (isLost || isOurs) end(sent)
      if (isLost) showNumber()
    }),
  ]
  return {
    endIfSent() {
      const cart = orderedNow()
      const sent = sentOrderOf(draft) ?? (cart === undefined ? undefined : sentOrderWith(cart, began))
      // a call that was on its way when the order was ended; those pages show its number
      if (!sent) return cart === undefined && isEnded(orderStore.get()) && isOrdering()
      end(sent)
      showNumber()
      return true
    },
    stop() {
      stops.forEach((stop) => stop())
      window.removeEventListener('pageshow', comeBack)
    },
  }
}

const isEnded = ({ result, sent_elsewhere }: OrderState): boolean => result !== null || sent_elsewhere !== null

function orderedNow(): string | undefined {
  const cart = cartStore.get()
  return cart.tariff ? orderedCart(cart) : undefined
}

function end({ order_id }: SentOrder): void {
  if (endOrder({ sent_elsewhere: order_id })) publish('toast:show', alreadyOrderedNotice(order_id))
}
