import { ledger, type PriceCondition } from '@nimbus/shared-contracts/money'
import { aBundle, aCondition, aMobileTariff, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { linePrices } from './line-prices'
import { priceText } from './price-text'
import { shortPeriods, shortPrice } from './short-price'

const costs = (conditions: PriceCondition[]) => ({ book: ledger(conditions), priced: conditions.length > 0 })
const one = [aCondition(5095)]
const two = [aCondition(995, { till: 4 }), aCondition(5095, { from: 4 })]
const three = [aCondition(2190, { till: 4 }), aCondition(6290, { from: 4, till: 7 }), aCondition(7290, { from: 7 })]
const s1ProWithM = [...aMobileTariff().conditions, ...aBundle().conditions]

describe('shortPrice', () => {
  it.each([
    [one, '50,95\u00a0€\u00a0je\u00a0Monat', 'monatlich'],
    [two, '9,95\u00a0€, dann 50,95\u00a0€', 'Monat 1–3, ab 4'],
    [three, '21,90\u00a0€, 62,90\u00a0€, dann 72,90\u00a0€', 'Monat 1–3, 4–6, ab 7'],
    [s1ProWithM, '44,95\u00a0€, dann 29,95\u00a0€', 'Monat 1–24, ab 25'],
    [aPrepaidTariff().conditions, '14,95\u00a0€ je 4\u00a0Wochen', 'je 4\u00a0Wochen'],
    [[], 'Preis abhängig vom Tarif', 'Ihre Kosten'],
  ])('says every price and its period, so that none in between is hidden', (conditions, price, periods) => {
    expect(shortPrice(costs(conditions))).toBe(price)
    expect(shortPeriods(costs(conditions))).toBe(periods)
  })
})

describe('linePrices', () => {
  it.each([
    ['a share that ends', aBundle().conditions, ['1500 Monat 1–24']],
    ['months that are free at first', [aCondition(499, { from: 4 })], ['0 Monat 1–3', '499 ab Monat 4']],
    ['nothing by the month', [aCondition(6995, { type: 'ONETIME_PROVISIONING' })], []],
    ['prepaid', aPrepaidTariff().conditions, ['1495 je 4\u00a0Wochen']],
  ])('shows %s', (_, conditions, shown) => {
    expect(linePrices(ledger(conditions)).map(({ amount, label }) => `${amount} ${label}`)).toEqual(shown)
  })
})

describe('priceText', () => {
  it.each([
    [aTariff().conditions, 'Monat 1–3 9,95\u00a0€, ab Monat 4 45,95\u00a0€, einmalig 69,95\u00a0€'],
    [aBundle().conditions, 'Monat 1–24 15\u00a0€, einmalig 155,95\u00a0€'],
    [aPrepaidTariff().conditions, 'je 4\u00a0Wochen 14,95\u00a0€'],
    [[aCondition(0)], '0\u00a0€'],
    [[aCondition(695, { type: 'ONETIME_SHIPPING' })], 'einmalig 6,95\u00a0€'],
  ])('says the whole price', (conditions, text) => {
    expect(priceText(ledger(conditions))).toBe(text)
  })
})
