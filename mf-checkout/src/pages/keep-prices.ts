import { cartStore } from '@nimbus/shared-contracts/cart'
import { orderStore, type CartResponse } from '@nimbus/shared-contracts/order'
import { withServerBundle } from '../features/initiate/model/server-bundle'

/** The order at the prices that hold now. The cart's device takes its new bundle, so that the order stays the cart's. */
export function keepPrices(response: CartResponse): void {
  const order = orderStore.get()
  const repriced = withServerBundle(cartStore.get(), response.cart)
  if (repriced) cartStore.set(repriced)
  orderStore.set({ ...order, response, ...(repriced && { initiated: repriced }) })
}
