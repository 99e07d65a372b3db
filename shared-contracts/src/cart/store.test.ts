import { subscribe } from '../events'
import { aCart, aHandset, aMobileTariff } from '../testing'
import type { Cart } from './schema'
import { cartStore } from './store'

describe('cartStore', () => {
  it('tells of every change with the number of lines, and not of what it reads', () => {
    const heard: number[] = []
    const leave = subscribe('cart:changed', ({ lines }) => heard.push(lines))
    cartStore.set(aCart({ tariff: aMobileTariff() }))
    cartStore.set(aCart({ tariff: aMobileTariff(), handset: aHandset() }))
    cartStore.restore()
    cartStore.reset()
    leave()
    expect(heard).toEqual([1, 2, 0])
  })

  it('holds the new cart when it tells of it', () => {
    const cart = aCart({ tariff: aMobileTariff() })
    const seen: Cart[] = []
    const leave = subscribe('cart:changed', () => seen.push(cartStore.get()))
    cartStore.set(cart)
    leave()
    expect(seen).toEqual([cart])
    cartStore.reset()
  })
})
