import { cartStore } from '@nimbus/shared-contracts/cart'
import { orderStore } from '@nimbus/shared-contracts/order'
import { aCart, aHandset, aMobileTariff } from '@nimbus/shared-contracts/testing'
import { aMobileResponse } from '../testing/mobile-order'
import { openTab } from '../testing/render-shop'
import { keepPrices } from './keep-prices'

const cart = aCart({ tariff: aMobileTariff(), handset: aHandset() })

beforeEach(() => {
  openTab(cart)
  orderStore.set({ ...orderStore.get(), temp_order_id: 'order-1', initiated: cart })
})

describe('keepPrices', () => {
  it('keeps the answer, and leaves a cart whose bundle is the same alone', () => {
    const response = aMobileResponse(cart, { total_hash: 'hash-b' })
    keepPrices(response)
    expect(orderStore.get()).toMatchObject({ temp_order_id: 'order-1', response, initiated: cart })
    expect(cartStore.get()).toEqual(cart)
  })

  // the cart with its old bundle was another one than the order's, which then began anew
  it('gives cart and order the same new bundle', () => {
    const handset = aHandset({ bundle_id: 'bundle-b', conditions: [] })
    keepPrices(aMobileResponse({ ...cart, handset }))
    expect(cartStore.get()).toEqual({ ...cart, handset })
    expect(orderStore.get().initiated).toEqual(cartStore.get())
  })
})
