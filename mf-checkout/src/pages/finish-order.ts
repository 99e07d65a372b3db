import { publish } from '@nimbus/shared-contracts/events'
import {
  endOrder,
  orderedThings,
  orderStore,
  rememberSentOrder,
  type CartResponse,
  type OrderResult,
} from '@nimbus/shared-contracts/order'
import { shippedNames } from '@nimbus/shared-contracts/order-status'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { ecommerceData } from '../features/tracking/model/ecommerce-data'

/**
 * After the order: its result is kept, the purchase told, and all else that belonged to it cleared with the token (spec
 * section 4). An order that another tab has finished already is only shown: its purchase is told and its session is over.
 * The confirmation takes the overview's place in the history, so that back finds nothing to order.
 */
export function finishOrder(result: OrderResult, response: CartResponse): void {
  const { endSession, navigate, trackingId } = host()
  const { order_id } = result
  const isFirst = rememberSentOrder({
    order_id,
    temp_order_id: response.temp_order_id,
    cart: orderedThings(response.cart, orderStore.get().address_key),
    sent_at: Date.now(),
  })
  if (isFirst) {
    publish('track', {
      event: 'purchase',
      data: ecommerceData(response, { trackingId: trackingId(), transaction_id: order_id }),
    })
    endSession()
  }
  endOrder({ result: { ...result, shipped: shippedNames(response.cart) } })
  navigate(routes.finish(), { replace: true })
}
