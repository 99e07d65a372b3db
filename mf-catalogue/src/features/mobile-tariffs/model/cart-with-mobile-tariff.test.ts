import { aBundleData, aCart, aHandset, aTariff } from '@nimbus/shared-contracts/testing'
import { mobileTariff } from '../../../testing/devices'
import { withoutDevice } from '../../../testing/mobile'
import { cartWithMobileTariff, needsBundle } from './cart-with-mobile-tariff'

const m = mobileTariff('m')
const l = mobileTariff('l')
const phone = aHandset()
const withPhone = aCart({ tariff: m, handset: phone })

describe('needsBundle', () => {
  it.each([
    ['another tariff with device', withPhone, l, true],
    ['another term', withPhone, mobileTariff('m', { term: 12 }), true],
    ['the same tariff', withPhone, m, false],
    ['a tariff without device', withPhone, withoutDevice(l), false],
    ['no handset in the cart', aCart({ tariff: m }), l, false],
    ['a handset that came before its tariff', aCart({ handset: phone }), m, true],
    [
      'the same tariff again, after its handset had no bundle',
      aCart({ tariff: m, handset: aHandset({ bundle_id: null }) }),
      m,
      true,
    ],
  ])('for %s is right', (_, cart, tariff, expected) => {
    expect(needsBundle(cart, tariff)).toBe(expected)
  })
})

describe('cartWithMobileTariff', () => {
  it('gives the handset the bundle of the new tariff', () => {
    // the builder's bundle data are of Nimbus Mobil M
    const before = aCart({ tariff: l, handset: aHandset({ bundle_id: 'of-l' }) })
    const { cart, fate } = cartWithMobileTariff(before, m, aBundleData())
    expect(cart).toMatchObject({ tariff: m, handset: { bundle_id: 'bundle-a' } })
    expect(fate).toEqual({ kind: 'kept' })
  })

  it('keeps the handset without price where there is no bundle', () => {
    const { cart, fate } = cartWithMobileTariff(withPhone, l, aBundleData())
    expect(cart.handset).toMatchObject({ bundle_id: null, conditions: [] })
    expect(fate).toMatchObject({ kind: 'unavailable', handset: { product_name: 'Solvar S1 Pro' } })
  })

  it('takes the handset out with a tariff without device', () => {
    const { cart, fate } = cartWithMobileTariff(withPhone, withoutDevice(m), undefined)
    expect(cart.handset).toBeNull()
    expect(fate).toEqual({ kind: 'removed', handset: phone })
  })

  it('leaves the handset alone with the same tariff', () => {
    expect(cartWithMobileTariff(withPhone, m, undefined)).toEqual({ cart: withPhone, fate: { kind: 'kept' } })
  })

  it('drops what was landline', () => {
    const { cart } = cartWithMobileTariff(aCart({ tariff: aTariff() }), withoutDevice(m), undefined)
    expect(cart).toEqual(aCart({ tariff: withoutDevice(m) }))
  })
})
