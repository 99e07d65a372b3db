import { lastDay } from './last-day'

describe('lastDay', () => {
  it.each([
    // the offer of the spec, "gültig bis 02.02.2026", ends with that day in Berlin
    ['2026-02-02T23:00:00Z', '02.02.2026'],
    ['2027-01-31T23:00:00.000Z', '31.01.2027'],
    ['2026-07-31T22:00:00Z', '31.07.2026'],
  ])('is the day before %s in Berlin', (instant, day) => {
    expect(lastDay(instant)).toBe(day)
  })
})
