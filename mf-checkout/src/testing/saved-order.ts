import { addressKey } from '@nimbus/shared-contracts/availability'
import { areaOf, type Cart } from '@nimbus/shared-contracts/cart'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore, type CartResponse } from '@nimbus/shared-contracts/order'
import { aCart, aCheckData, aTariff } from '@nimbus/shared-contracts/testing'
import { aCartResponse } from './fake-shop'
import { openTab } from './render-shop'

/** A tab whose new contract for this cart has all steps saved. */
export function openSavedOrder(
  cart: Cart = aCart({ tariff: aTariff() }),
  response: CartResponse = aCartResponse(),
): void {
  const isMobile = cart.tariff !== null && areaOf(cart.tariff) === 'mobile'
  openTab(cart)
  orderStore.set({
    ...orderStore.get(),
    temp_order_id: 'order-1',
    kind: 'new-contract',
    response,
    initiated: cart,
    address_key: isMobile ? null : addressKey(aCheckData()),
  })
  const saved = response.scopes.filter((scope) => scope !== 'ORDER_OVERVIEW')
  formStore.set({ situation: isMobile ? 'NEW_NUMBER' : 'NO_LINE', values: {}, saved })
}
