import { aCondition } from '@nimbus/shared-contracts/testing'
import { contractDates } from './contract-dates'

const intro = [aCondition(995, { till: 4 }), aCondition(4595, { from: 4 })]

describe('contractDates', () => {
  it.each([
    [24, '2026-11-27', { withdraw_until: '2026-12-11', term_ends_on: '2028-11-27', notice_until: '2028-10-27' }],
    // three days later they are three days later
    [24, '2026-11-30', { withdraw_until: '2026-12-14', term_ends_on: '2028-11-30', notice_until: '2028-10-31' }],
    [12, '2026-12-31', { withdraw_until: '2027-01-14', term_ends_on: '2027-12-31', notice_until: '2027-11-30' }],
    [0, '2026-11-27', { withdraw_until: '2026-12-11' }],
  ])('of %i months from %s', (term, concluded, dates) => {
    expect(contractDates({ term, conditions: [] }, { concluded })).toEqual(dates)
  })

  it('has the last day at the start price once the contract is provided, counted from then on', () => {
    const terms = { term: 24, conditions: intro }
    expect(contractDates(terms, { concluded: '2026-11-27' }).intro_ends_on).toBeUndefined()
    expect(contractDates(terms, { concluded: '2026-11-27', provided: '2026-12-14' }).intro_ends_on).toBe('2027-03-14')
  })
})
