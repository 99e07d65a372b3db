import { aBundle, aCart, aConcreteProduct, aDevice, aHandset, aMobileTariff, aPrepaidTariff } from '../testing'
import {
  handsetOf,
  isBundleChanged,
  isReady,
  ledgerOf,
  removeHandset,
  setHandset,
  setTariff,
  variantText,
  withoutBundle,
} from '.'
import { averageOver, priceSteps, totalOver } from '../money'

const withTerm = (contract_term: number) =>
  aMobileTariff({ properties: { ...aMobileTariff().properties, contract_term } })
const withoutDevice = aMobileTariff({
  concrete_product_id: 'mobil-m-24',
  properties: { ...aMobileTariff().properties, sublevel: 'NO_DEVICE' },
})

describe('setHandset', () => {
  it('stores the bundle that was found, and its price', () => {
    const handset = handsetOf(aDevice(), aConcreteProduct(), undefined)
    const cart = setHandset(aCart({ tariff: aMobileTariff() }), handset, aBundle())
    expect([cart.handset?.bundle_id, cart.handset?.conditions, isReady(cart)]).toEqual([
      'bundle-a',
      aBundle().conditions,
      true,
    ])
  })

  it('stores null and no price where tariff and device have none', () => {
    const cart = setHandset(aCart({ tariff: aMobileTariff() }), aHandset(), undefined)
    expect([cart.handset?.bundle_id, cart.handset?.conditions, isReady(cart)]).toEqual([null, [], false])
  })
})

describe('a cart with Nimbus Mobil M and a device', () => {
  it('costs 44,95 € in months 1–24, 29,95 € from month 25, once 195,90 €, in 24 months 1.274,70 €', () => {
    const book = ledgerOf(aCart({ tariff: aMobileTariff(), handset: aHandset() }))
    expect(priceSteps(book)).toEqual([
      { from: 1, till: 24, amount: 4495 },
      { from: 25, till: 38, amount: 2995 },
    ])
    expect([book.oneOff, totalOver(book, 24), averageOver(book, 24)]).toEqual([19590, 127470, 5312])
  })
})

describe('setTariff with a handset in the cart', () => {
  const cart = aCart({ tariff: aMobileTariff(), handset: aHandset() })

  it('keeps it as it is with the same tariff', () => {
    expect(setTariff(cart, aMobileTariff()).handset).toEqual(aHandset())
  })

  it.each([
    ['another term', withTerm(12)],
    ['another product', aMobileTariff({ properties: { ...aMobileTariff().properties, product_id: 'mobil-l' } })],
  ])('waits for another bundle with %s, so that no price of the old one stays', (_, tariff) => {
    const changed = setTariff(cart, tariff)
    expect([changed.handset, isReady(changed)]).toEqual([withoutBundle(aHandset()), false])
  })

  it.each([
    ['a tariff without device', withoutDevice],
    ['prepaid', aPrepaidTariff()],
  ])('takes it out with %s', (_, tariff) => {
    expect(setTariff(cart, tariff).handset).toBeNull()
  })
})

describe('removeHandset', () => {
  it('leaves a tariff with device that is not ready', () => {
    const cart = removeHandset(aCart({ tariff: aMobileTariff(), handset: aHandset() }))
    expect([cart.handset, isReady(cart)]).toEqual([null, false])
  })
})

describe('isBundleChanged', () => {
  const cart = aCart({ tariff: aMobileTariff(), handset: aHandset() })

  it.each([
    ['the same bundle', cart, { handsets: [aHandset()] }, false],
    ['another bundle', cart, { handsets: [aHandset({ bundle_id: 'bundle-b' })] }, true],
    ['no handset on the server', cart, { handsets: [] }, true],
    ['none and none', aCart(), { handsets: [] }, false],
    ['null and none', aCart({ handset: aHandset({ bundle_id: null }) }), { handsets: [] }, false],
  ])('%s', (_, here, server, expected) => {
    expect(isBundleChanged(here, server)).toBe(expected)
  })
})

describe('variantText', () => {
  const color = { name: 'Fjordblau' }
  const storage = { name: '256 GB' }

  it.each([
    [{ color, storage }, 'Fjordblau, 256 GB'],
    [{ color }, 'Fjordblau'],
    [{ storage }, '256 GB'],
    [{}, ''],
  ])('names what the device has: %#', (handset, text) => {
    expect(variantText(handset)).toBe(text)
  })
})
