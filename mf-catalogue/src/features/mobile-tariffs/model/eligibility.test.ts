import { aMobileTariffList } from '../../../testing/mobile'
import { clausesOf, regularFrom } from './eligibility'

describe('regularFrom', () => {
  it.each([
    ['young-tarife', 25],
    ['mobilfunk-tarife', undefined],
    ['prepaid-tarife', undefined],
  ] as const)('of %s is month %s', (category, month) => {
    expect(regularFrom(aMobileTariffList(category).tariffs)).toBe(month)
  })
})

describe('clausesOf', () => {
  it.each([
    ['young-tarife', ['young', 'newCustomer']],
    ['mobilfunk-tarife', ['newCustomer']],
    ['prepaid-tarife', ['prepaid']],
  ] as const)('of %s', (category, clauses) => {
    for (const tariff of aMobileTariffList(category).tariffs) expect(clausesOf(tariff)).toEqual(clauses)
  })
})
