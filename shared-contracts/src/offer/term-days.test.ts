import { addMonths } from '@nimbus/shared-contracts/dates'
import { noticeUntil, termDays } from '.'

const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

describe('termDays', () => {
  it.each([
    ['2026-11-30', 24, { term_ends_on: '2028-11-30', notice_until: '2028-10-31' }],
    ['2028-02-29', 12, { term_ends_on: '2029-02-28', notice_until: '2029-01-31' }],
    ['2026-11-27', 0, undefined],
  ])('of %s over %i months', (concluded, months, days) => {
    expect(termDays(concluded, months)).toEqual(days)
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
    const ends = Array.from({ length: 1461 }, (_, index) => dayAfter('2028-11-01', index))
    const wrong = ends.filter((end) => {
      const day = noticeUntil(end)
      return addMonths(day, 1) > end || addMonths(dayAfter(day, 1), 1) <= end
    })
    expect(wrong).toEqual([])
    expect(ends.at(-1)).toBe('2032-10-31')
    // all five kinds of month ends, 20 days in these years
    expect(ends.filter((end) => noticeUntil(end) !== addMonths(end, -1))).toHaveLength(20)
  })
})
