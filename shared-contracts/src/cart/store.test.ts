import { onWire, type Tariff } from '../catalogue'
import { aCart, aMobileTariff } from '../testing'
import { CART_KEY, cartStore } from './store'

describe('cartStore', () => {
  afterEach(() => cartStore.reset())

  it('tells the kind of a tariff that a remote of contract 1.4 has put in', () => {
    cartStore.set(aCart({ tariff: onWire(aMobileTariff()) as Tariff }))
    expect(cartStore.get().tariff).toEqual(aMobileTariff())
  })

  it('tells the kind of a tariff that a release before has stored', () => {
    const data = aCart({ tariff: onWire(aMobileTariff()) as Tariff })
    sessionStorage.setItem(CART_KEY, JSON.stringify({ version: 1, data }))
    cartStore.restore()
    expect(cartStore.get().tariff).toEqual(aMobileTariff())
  })
})
