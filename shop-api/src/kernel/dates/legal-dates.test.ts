import { termDays } from '@nimbus/shared-contracts/offer'
import { notYet28On, ofAgeOn, withdrawUntil } from './legal-dates'

describe('the dates of an order', () => {
  it.each([
    ['2026-11-27', 24, '2026-12-11', '2028-11-27', '2028-10-27'],
    ['2026-12-31', 12, '2027-01-14', '2027-12-31', '2027-11-30'],
    // the fourteenth day is a Saturday, a Sunday, Christmas before a weekend (BGB § 193)
    ['2026-11-28', 24, '2026-12-14', '2028-11-28', '2028-10-28'],
    ['2026-11-29', 24, '2026-12-14', '2028-11-29', '2028-10-29'],
    ['2026-12-11', 24, '2026-12-28', '2028-12-11', '2028-11-11'],
  ])('of %s over %i months', (concluded, term, withdraw, end, notice) => {
    expect(withdrawUntil(concluded)).toBe(withdraw)
    expect(termDays(concluded, term)).toEqual({ term_ends_on: end, notice_until: notice })
  })
})

describe('ages', () => {
  it.each([
    // LAW-26
    ['2026-11-27', '2008-11-27', '1998-11-28'],
    // born on 29 February 2008: not of age on 28 February 2026, of age on 1 March (FRM-43)
    ['2026-02-28', '2008-02-28', '1998-03-01'],
    ['2026-03-01', '2008-03-01', '1998-03-02'],
    ['2028-02-29', '2010-02-28', '2000-03-01'],
  ])('on %s the youngest adult is born on %s, the oldest young customer on %s', (today, youngest, oldest) => {
    expect(ofAgeOn(today)).toBe(youngest)
    expect(notYet28On(today)).toBe(oldest)
  })
})
