import { CONDITION } from '../money'
import { aCondition, aMobileTariff, aPrepaidTariff, aTariff } from '../testing'
import {
  cheapestTariff,
  firstPrice,
  hasStartPrice,
  priceAfterTerm,
  runningPrice,
  runningPriceFrom,
} from './tariff-prices'

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

describe('hasStartPrice', () => {
  const list = (...prices: [gross: number, from: number, till: number][]) =>
    aTariff({ conditions: prices.map(([gross, from, till]) => aCondition(gross, { from, till })) })

  it.each([
    ['fibre in a promotion', list([995, 1, 4], [4595, 4, 39]), true, 4],
    [
      'fibre with Smart, whose months without its price count too',
      list([995, 1, 4], [4595, 4, 7], [5595, 7, 39]),
      true,
      7,
    ],
    ['one price', list([4595, 1, 39]), false, 1],
    ['Young, which becomes dearer after the term only', list([3895, 1, 25], [4395, 25, 39]), false, 1],
    ['prepaid', aPrepaidTariff(), false, 1],
  ])('of %s', (_, tariff, has, from) => {
    expect([hasStartPrice(tariff), runningPriceFrom(tariff)]).toEqual([has, from])
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
