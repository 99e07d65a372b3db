import * as v from 'valibot'
import { onWire, type Tariff } from '../catalogue'
import { aCart, aMobileTariff } from '../testing'
import { cartSchema } from './schema'
import { cartStore } from './store'

describe('cartStore', () => {
  afterEach(() => cartStore.reset())

  it('tells the kind of a tariff that a remote of contract 1.4 has put in', () => {
    cartStore.set(aCart({ tariff: onWire(aMobileTariff()) as Tariff }))
    expect(cartStore.get().tariff).toEqual(aMobileTariff())
  })

  it('tells the kind of a tariff that a release before has stored', () => {
    const stored: unknown = JSON.parse(JSON.stringify(aCart({ tariff: onWire(aMobileTariff()) as Tariff })))
    expect(v.parse(cartSchema, stored).tariff).toEqual(aMobileTariff())
  })

  // it used to be kept until it was read from the storage, and broke whoever shows the cart
  it('refuses what is no cart, by name', () => {
    expectConsole('error', /StoreRefusal.*nimbus-c is refused/)
    const before = aCart({ tariff: aMobileTariff() })
    cartStore.set(before)
    cartStore.set({ ...aCart(), options: 'none' as unknown as [] })
    expect(cartStore.get()).toEqual(before)
  })
})
