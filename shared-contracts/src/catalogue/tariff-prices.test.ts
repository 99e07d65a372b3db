import { CONDITION } from '../money'
import { aCondition, aMobileTariff, aPrepaidTariff, aTariff } from '../testing'
import { cheapestTariff, firstPrice, priceAfterTerm, runningPrice } from './tariff-prices'

const young = aMobileTariff({
  name: 'Nimbus Mobil M Young',
  conditions: [aCondition(2495, { till: 25 }), aCondition(2995, { from: 25 })],
})

describe('prices of a tariff', () => {
  it.each([
    // Glasfaser 150: 9,95 € in months 1–3
    ['Glasfaser 150', aTariff(), { first: 995, running: 4595, after: undefined }],
    ['Nimbus Mobil M', aMobileTariff(), { first: 2995, running: 2995, after: undefined }],
    ['Nimbus Mobil M Young', young, { first: 2495, running: 2495, after: { from: 25, till: 38, amount: 2995 } }],
    // 14,95 € every four weeks are 16,20 € a month (× 13 ÷ 12, rounded up); prepaid has no term
    ['Nimbus Prepaid L', aPrepaidTariff(), { first: 1620, running: 1620, after: undefined }],
  ])('of %s are %#', (_, tariff, { first, running, after }) => {
    expect(firstPrice(tariff)).toBe(first)
    expect(runningPrice(tariff)).toBe(running)
    expect(priceAfterTerm(tariff)).toEqual(after)
  })
})

describe('cheapestTariff', () => {
  it('compares running prices first, then what a customer starts with', () => {
    const dearStart = aTariff({ name: 'ohne Startpreis', conditions: [aCondition(4595)] })
    const dearer = aTariff({
      conditions: [aCondition(1, { type: CONDITION.monthlyPromotion, till: 4 }), aCondition(5095, { from: 4 })],
    })
    expect(cheapestTariff([dearer, dearStart, aTariff()])?.name).toBe('Glasfaser 150')
  })

  it('finds nothing among none', () => {
    expect(cheapestTariff([])).toBeUndefined()
  })
})
