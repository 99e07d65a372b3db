import { problemsAfter } from '../../testing/problems-after'
import type { CatalogueData } from '../data/data'

describe('checkCampaigns', () => {
  it.each<[string, (files: CatalogueData) => void, string]>([
    [
      'a bonus above 300 €',
      ({ campaigns }) => (campaigns.trade_in.bonus.till = 30001),
      'campaigns.json trade_in.bonus: 10000 to 30001 cents is not within 100 to 300 €',
    ],
    [
      'a bonus that falls',
      ({ campaigns }) => (campaigns.trade_in.bonus = { from: 30000, till: 10000 }),
      'campaigns.json trade_in.bonus: 30000 to 10000 cents is not within 100 to 300 €',
    ],
    [
      'a trade-in that ends before it begins',
      ({ campaigns }) => (campaigns.trade_in.last_day = '2025-09-30'),
      'campaigns.json trade_in.last_day: 2025-09-30 is before 2025-10-01',
    ],
    [
      'a cashback that ends before it begins',
      ({ campaigns }) => (campaigns.cashback.last_day = '2025-11-02'),
      'campaigns.json cashback.last_day: 2025-11-02 is before 2025-11-03',
    ],
    [
      'a cashback of another amount',
      ({ campaigns }) => (campaigns.cashback.amounts[1]!.amount = 25000),
      'campaigns.json cashback.amounts[1].amount: 25000 cents is neither 120 nor 240 €',
    ],
    [
      'a family that is not sold',
      ({ campaigns }) => campaigns.cashback.amounts[0]!.families.push('mobil-xxl'),
      'campaigns.json cashback.amounts[0].families: mobil-xxl is not sold',
    ],
    [
      'a term that is not sold',
      ({ campaigns }) => (campaigns.cashback.contract_term = 36),
      'campaigns.json cashback.contract_term: no tariff has a term of 36 months',
    ],
  ])('finds %s', (_name, change, expected) => {
    expect(problemsAfter(change)).toEqual([expected])
  })
})
