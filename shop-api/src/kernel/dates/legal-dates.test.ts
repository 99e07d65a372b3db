import { addMonths, termEndsOn } from '@nimbus/shared-contracts/dates'
import { addDays } from '@nimbus/server-kit/clock'
import { notYet28On, noticeUntil, ofAgeOn, withdrawUntil } from './legal-dates'

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
    expect(termEndsOn(concluded, term)).toBe(end)
    expect(noticeUntil(end)).toBe(notice)
  })
})

describe('noticeUntil', () => {
  it.each([
    ['2028-11-30', '2028-10-31'],
    ['2029-04-30', '2029-03-31'],
    ['2029-02-28', '2029-01-31'],
    ['2030-02-28', '2030-01-31'],
    ['2032-02-29', '2032-01-31'],
    ['2028-12-31', '2028-11-30'],
    ['2029-03-31', '2029-02-28'],
    ['2032-02-28', '2032-01-28'],
  ])('for an end on %s is %s', (end, day) => {
    expect(noticeUntil(end)).toBe(day)
  })

  it('is the latest day from which a month ends by the end of the term, which used to be up to three days earlier', () => {
    const ends = Array.from({ length: 1461 }, (_, index) => addDays('2028-11-01', index))
    const wrong = ends.filter((end) => {
      const day = noticeUntil(end)
      return addMonths(day, 1) > end || addMonths(addDays(day, 1), 1) <= end
    })
    expect(wrong).toEqual([])
    expect(ends.at(-1)).toBe('2032-10-31')
    // all five kinds of month ends, 20 days in these years
    expect(ends.filter((end) => noticeUntil(end) !== addMonths(end, -1))).toHaveLength(20)
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
