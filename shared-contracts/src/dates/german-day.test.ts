import { formatDay, isoDay, lastDay } from './german-day'

describe('formatDay', () => {
  it.each([
    ['2026-11-27T12:00:00.000Z', '27.11.2026'],
    ['2026-11-27T23:30:00.000Z', '28.11.2026'],
    ['2026-06-30T21:59:59.999Z', '30.06.2026'],
    ['2026-06-30T22:00:00.000Z', '01.07.2026'],
  ])('names the German day of %s', (instant, expected) => {
    expect(formatDay(instant)).toBe(expected)
  })
})

describe('isoDay', () => {
  it.each([
    ['2026-11-27T12:00:00.000Z', '2026-11-27'],
    ['2026-11-27T23:30:00.000Z', '2026-11-28'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ])('is the German day of %s', (instant, expected) => {
    expect(isoDay(instant)).toBe(expected)
  })
})

describe('lastDay', () => {
  it.each([
    ['2026-02-02T23:00:00.000Z', '02.02.2026'],
    ['2026-02-02T22:59:59.000Z', '02.02.2026'],
    ['2027-01-31T23:00:00.000Z', '31.01.2027'],
  ])('excludes the end itself: %s', (end, expected) => {
    expect(lastDay(end)).toBe(expected)
  })
})
