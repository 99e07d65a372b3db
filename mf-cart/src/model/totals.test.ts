import { emptyCart } from '@nimbus/shared-contracts/cart'
import { CONDITION } from '@nimbus/shared-contracts/money'
import {
  aBundle,
  aCart,
  aCondition,
  aHandset,
  aMobileTariff,
  anOption,
  aPrepaidTariff,
  aTariff,
} from '@nimbus/shared-contracts/testing'
import { totalsOf } from './totals'

const fibre = (gross: number, intro = 995) =>
  aTariff({
    conditions: [
      aCondition(intro, { type: CONDITION.monthlyPromotion, till: 4 }),
      aCondition(gross, { from: 4 }),
      aCondition(6995, { type: CONDITION.provisioning }),
    ],
  })
const flat = (gross: number) =>
  aTariff({ conditions: [aCondition(gross), aCondition(6995, { type: CONDITION.provisioning })] })
const shipped = (gross: number) =>
  anOption({
    concrete_product_id: `shipped-${gross}`,
    conditions: [...(gross ? [aCondition(gross)] : []), aCondition(695, { type: CONDITION.shipping })],
  })

describe('totalsOf', () => {
  it.each([
    // PRICE-40: 24 months, shipping 6,95 € once, average rounded up
    ['Glasfaser 150', fibre(4595), 107170, 4466],
    ['Glasfaser 300', fibre(5095), 117670, 4903],
    ['Glasfaser 600', fibre(6095), 138670, 5778],
    ['Glasfaser 1.000', fibre(7095), 159670, 6653],
    ['Glasfaser 300 _VVM', fibre(5095, 1995), 120670, 5028],
    ['DSL S without start price', flat(3895), 101170, 4216],
    ['DSL M without start price', flat(4395), 113170, 4716],
    ['DSL L without start price', flat(4895), 125170, 5216],
    ['DSL XL without start price', flat(5595), 141970, 5916],
  ])('adds up %s with something shipped that costs nothing a month', (_, tariff, total, average) => {
    expect(totalsOf(aCart({ tariff, hardware: [shipped(0)] }))).toMatchObject({
      overTerm: { total, average },
      term: 24,
    })
  })

  it.each([
    // decisions: a tariff alone is not shipped
    ['Glasfaser 150', fibre(4595), 106475, 4437],
    ['Glasfaser 300', fibre(5095), 116975, 4874],
    ['Glasfaser 600', fibre(6095), 137975, 5749],
    ['Glasfaser 1.000', fibre(7095), 158975, 6624],
  ])('adds up %s alone without shipping', (_, tariff, total, average) => {
    expect(totalsOf(aCart({ tariff }))).toMatchObject({ overTerm: { total, average } })
  })

  it('adds up Glasfaser 300 with Smart, router and TV box, shipping once', () => {
    const tariff = aTariff({
      conditions: [
        aCondition(995, { till: 4 }),
        aCondition(5095, { from: 4, till: 7 }),
        aCondition(6095, { from: 7 }),
        aCondition(6995, { type: CONDITION.provisioning }),
      ],
    })
    const totals = totalsOf(aCart({ tariff, hardware: [shipped(695), shipped(500)] }))
    expect(totals.steps).toEqual([
      { from: 1, till: 3, amount: 2190 },
      { from: 4, till: 6, amount: 6290 },
      { from: 7, till: 38, amount: 7290 },
    ])
    expect(totals.oneOff).toEqual([
      { kind: 'provisioning', amount: 6995 },
      { kind: 'shipping', amount: 695 },
    ])
    // the mockup's cart
    expect(totals).toMatchObject({ overTerm: { total: 164350, average: 6848 } })
  })

  it('runs over the term of a 12-month tariff', () => {
    const tariff = { ...flat(4595), properties: { ...flat(4595).properties, contract_term: 12 } }
    expect(totalsOf(aCart({ tariff }))).toMatchObject({ term: 12, overTerm: { total: 12 * 4595 + 6995 } })
  })

  it('is nothing over 24 months for an empty cart', () => {
    expect(totalsOf(emptyCart())).toMatchObject({
      term: 24,
      overTerm: { total: 0, average: 0 },
      oneOff: [],
      priced: false,
    })
  })
})

/** Device share per month, device once, as on the device list with Nimbus Mobil M. */
const deviceOf = (share: number, once: number, term = 24) =>
  aHandset({
    conditions: [
      aCondition(share, { type: CONDITION.deviceMonthly, till: term + 1 }),
      aCondition(once, { type: CONDITION.device }),
      aCondition(695, { type: CONDITION.shipping }),
    ],
  })

describe('totalsOf a mobile cart', () => {
  it('adds up S1 Pro with Nimbus Mobil M', () => {
    const handset = aHandset({ conditions: aBundle().conditions })
    const totals = totalsOf(aCart({ tariff: aMobileTariff(), handset }))
    expect(totals.steps).toEqual([
      { from: 1, till: 24, amount: 4495 },
      { from: 25, till: 38, amount: 2995 },
    ])
    expect(totals.oneOff).toEqual([
      { kind: 'device', amount: 14900 },
      { kind: 'provisioning', amount: 3995 },
      { kind: 'shipping', amount: 695 },
    ])
    expect(totals.book.oneOff).toBe(19590)
    expect(totals.overTerm).toEqual({ total: 127470, average: 5312 })
  })

  it.each([
    // 24 × (29,95 + share) + once + 39,95 + 6,95
    ['S1', 1000, 4900, 24 * 3995 + 4900 + 4690],
    ['Neun', 1000, 9900, 24 * 3995 + 9900 + 4690],
    ['Neun Mini', 500, 100, 24 * 3495 + 100 + 4690],
    ['Onda Fünf', 500, 2900, 24 * 3495 + 2900 + 4690],
    ['Tarn 12 Plus', 1000, 1900, 24 * 3995 + 1900 + 4690],
  ])('adds up %s with Nimbus Mobil M', (_, share, once, total) => {
    const cart = aCart({ tariff: aMobileTariff(), handset: deviceOf(share, once) })
    expect(totalsOf(cart).overTerm).toEqual({ total, average: Math.ceil(total / 24) })
  })

  it('has no shipping and no device without a handset', () => {
    expect(totalsOf(aCart({ tariff: aMobileTariff() })).overTerm).toEqual({ total: 24 * 2995 + 3995, average: 3162 })
  })

  it.each([
    ['S', 995, 1078],
    ['L', 1495, 1620],
    ['XL', 1995, 2162],
    ['Max', 9995, 10828],
  ])('has no total for Prepaid %s', (_, fourWeekly, equivalent) => {
    const tariff = aPrepaidTariff({ conditions: [aCondition(fourWeekly, { type: CONDITION.fourWeekly })] })
    expect(totalsOf(aCart({ tariff }))).toMatchObject({
      term: 0,
      overTerm: undefined,
      book: { fourWeekly, oneOff: 0 },
      steps: [{ from: 1, till: 38, amount: equivalent }],
    })
  })

  it.each([
    ['is in the price with a device', aCart({ tariff: aMobileTariff(), handset: aHandset() }), 'included'],
    ['is not known while the device is missing', aCart({ tariff: aMobileTariff() }), 'open'],
    ['is not due for prepaid', aCart({ tariff: aPrepaidTariff() }), 'none'],
    ['is not due for a landline tariff alone', aCart({ tariff: aTariff() }), 'none'],
  ])('shipping %s', (_, cart, shipping) => {
    expect(totalsOf(cart).shipping).toBe(shipping)
  })

  it('has no price for a device without tariff', () => {
    expect(totalsOf(aCart({ handset: aHandset({ bundle_id: null, conditions: [] }) })).priced).toBe(false)
  })
})
