import type { Campaigns } from '@nimbus/shared-contracts/catalogue'
import { someCampaigns } from '../../../testing/campaigns'
import { mobileTariff } from '../../../testing/devices'
import { cashbackEnd, cashbackWith } from './cashback'

describe('cashbackWith', () => {
  it.each([
    ['s', 12000],
    ['m', 12000],
    ['l', 24000],
    ['xl', 24000],
  ] as const)('of a tariff %s is %i cents, with Young too', (size, amount) => {
    expect(cashbackWith(someCampaigns(), mobileTariff(size))).toBe(amount)
    expect(cashbackWith(someCampaigns(), mobileTariff(size, { young: true }))).toBe(amount)
  })

  it.each<[string, Campaigns, ReturnType<typeof mobileTariff>]>([
    ['a term of 12 months', someCampaigns(), mobileTariff('m', { term: 12 })],
    ['a day without cashback', { trade_in: someCampaigns().trade_in }, mobileTariff('m')],
    ['no campaigns', {}, mobileTariff('m')],
  ])('is nothing for %s', (_name, campaigns, tariff) => {
    expect(cashbackWith(campaigns, tariff)).toBeUndefined()
  })
})

describe('cashbackEnd', () => {
  it('is the last day', () => {
    expect(cashbackEnd(someCampaigns().cashback!)).toBe('18.11.2025')
  })
})
