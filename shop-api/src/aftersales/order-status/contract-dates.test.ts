import { aCondition, aTariff } from '@nimbus/shared-contracts/testing'
import { contractDates } from './contract-dates'

type Price = [gross: number, from: number, till?: number]

const contract = (term: number, ...prices: Price[]) => {
  const { properties } = aTariff()
  return {
    properties: { ...properties, contract_term: term },
    conditions: prices.map(([gross, from, till]) => aCondition(gross, { from, ...(till && { till }) })),
  }
}

describe('contractDates', () => {
  it.each([
    [24, '2026-11-27', { withdraw_until: '2026-12-11', term_ends_on: '2028-11-27', notice_until: '2028-10-27' }],
    // three days later they are three days later
    [24, '2026-11-30', { withdraw_until: '2026-12-14', term_ends_on: '2028-11-30', notice_until: '2028-10-31' }],
    [12, '2026-12-31', { withdraw_until: '2027-01-14', term_ends_on: '2027-12-31', notice_until: '2027-11-30' }],
    [0, '2026-11-27', { withdraw_until: '2026-12-11' }],
  ])('of %i months from %s', (term, concluded, dates) => {
    expect(contractDates(contract(term, [2995, 1]), { concluded })).toEqual(dates)
  })

  it.each<[string, string, Price[], string | undefined]>([
    [
      'three months of fibre',
      '2026-12-14',
      [
        [995, 1, 4],
        [4595, 4],
      ],
      '2027-03-14',
    ],
    [
      'six months of Regio',
      '2026-11-27',
      [
        [995, 1, 7],
        [4595, 7],
      ],
      '2027-05-27',
    ],
    [
      'a price in three steps',
      '2026-11-27',
      [
        [995, 1, 4],
        [5095, 4, 7],
        [6095, 7],
      ],
      '2027-02-27',
    ],
    [
      'a month without that day',
      '2026-11-30',
      [
        [995, 1, 4],
        [4595, 4],
      ],
      '2027-02-28',
    ],
    ['one price', '2026-11-27', [[2995, 1]], undefined],
    [
      'a device that is paid off',
      '2026-11-27',
      [
        [4495, 1, 25],
        [2995, 25],
      ],
      undefined,
    ],
    // the price of the whole term was called a start price on the status page and in the calendar
    [
      'Young, whose price rises after the term',
      '2026-11-27',
      [
        [3895, 1, 25],
        [4395, 25],
      ],
      undefined,
    ],
    ['nothing by the month', '2026-11-27', [], undefined],
  ])('has the last day at the start price, counted from the first of the service: %s', (_of, provided, prices, day) => {
    const dates = contractDates(contract(24, ...prices), { concluded: '2026-11-20', provided })
    expect(dates.intro_ends_on).toBe(day)
  })

  it('has no last day at the start price while the service has not begun', () => {
    expect(
      contractDates(contract(24, [995, 1, 4], [4595, 4]), { concluded: '2026-11-27' }).intro_ends_on,
    ).toBeUndefined()
  })
})
