import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { publish } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore, type CartResponse, type OrderResult } from '@nimbus/shared-contracts/order'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { shippedNames } from '../features/finish/model/shipped-names'
import { ecommerceData } from '../features/tracking/model/ecommerce-data'

/**
 * After the order: its result is kept, the purchase told, and all else that belonged to it cleared with the token
 * (spec section 4). The confirmation takes the overview's place in the history, so that back finds nothing to order.
 */
export function finishOrder(result: OrderResult, response: CartResponse): void {
  const { endSession, navigate, trackingId } = host()
  orderStore.set({ ...orderStore.initial, result: { ...result, shipped: shippedNames(response) } })
  publish('order:submitted', { order_id: result.order_id })
  publish('track', {
    event: 'purchase',
    data: ecommerceData(response, { trackingId: trackingId(), transaction_id: result.order_id }),
  })
  endSession()
  availabilityStore.reset()
  cartStore.reset()
  formStore.reset()
  navigate(routes.finish(), { replace: true })
}
