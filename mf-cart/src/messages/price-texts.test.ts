import { ledger, priceSteps, type PriceCondition } from '@nimbus/shared-contracts/money'
import { aCondition, aTariff } from '@nimbus/shared-contracts/testing'
import { priceText } from './price-text'
import { shortPeriods, shortPrice } from './short-price'

const steps = (conditions: PriceCondition[]) => ({ steps: priceSteps(ledger(conditions)) })
const one = [aCondition(5095)]
const two = [aCondition(995, { till: 4 }), aCondition(5095, { from: 4 })]
const three = [aCondition(2190, { till: 4 }), aCondition(6290, { from: 4, till: 7 }), aCondition(7290, { from: 7 })]

describe('shortPrice', () => {
  it.each([
    [one, '50,95\u00a0€ je Monat', 'monatlich'],
    [two, '9,95\u00a0€, dann 50,95\u00a0€', 'Monat 1–3, ab 4'],
    [three, '21,90\u00a0€, 62,90\u00a0€, dann 72,90\u00a0€', 'Monat 1–3, 4–6, ab 7'],
  ])('says every price and its period, so that none in between is hidden', (conditions, price, periods) => {
    expect(shortPrice(steps(conditions))).toBe(price)
    expect(shortPeriods(steps(conditions))).toBe(periods)
  })
})

describe('priceText', () => {
  it.each([
    [aTariff().conditions, 'Monat 1–3 9,95\u00a0€, ab Monat 4 45,95\u00a0€, einmalig 69,95\u00a0€'],
    [[aCondition(0)], '0\u00a0€'],
    [[aCondition(695, { type: 'ONETIME_SHIPPING' })], 'einmalig 6,95\u00a0€'],
  ])('says the whole price', (conditions, text) => {
    const book = ledger(conditions)
    expect(priceText({ steps: priceSteps(book), oneOff: book.oneOff })).toBe(text)
  })
})
