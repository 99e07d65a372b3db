import { aCart, aHandset, aMobileTariff, anOption, aPrepaidTariff } from '@nimbus/shared-contracts/testing'
import { cartLines } from '../model/lines'
import { bareTermText, lineTerms } from './term-text'

const lineOf = (cart: Parameters<typeof aCart>[0]) => cartLines(aCart(cart)).at(-1)!

describe('lineTerms', () => {
  it.each([
    ['a tariff', lineOf({ tariff: aMobileTariff() }), '24\u00a0Monate Mindestlaufzeit'],
    ['prepaid', lineOf({ tariff: aPrepaidTariff() }), 'keine Mindestlaufzeit'],
    ['a device', lineOf({ tariff: aMobileTariff(), handset: aHandset() }), 'Laufzeit 24\u00a0Monate'],
    ['a device without bundle', lineOf({ handset: aHandset({ bundle_id: null }) }), ''],
    // the order block said that it binds for a month, the cart that it doesn't
    ['a streaming option', lineOf({ options: [anOption()] }), 'monatlich kündbar, Kündigungsfrist 1\u00a0Monat'],
    [
      'a mandatory option',
      lineOf({ options: [anOption({ mandatory: true, properties: { product_id: 'x', contract_term: 0 } })] }),
      'gehört zum Tarif, keine Mindestlaufzeit',
    ],
  ])('of %s', (_, line, text) => {
    expect(lineTerms(line)).toBe(text)
  })
})

describe('bareTermText', () => {
  it('leaves out notice and the tariff that an item belongs to', () => {
    expect(bareTermText(lineOf({ options: [anOption({ mandatory: true })] }))).toBe('monatlich kündbar')
  })
})
