import { lastDayOf } from './promotion'

describe('lastDayOf', () => {
  it.each([
    // valid_till is the first instant after it; Berlin is one hour ahead of UTC in winter, two in summer
    ['2026-02-02T23:00:00.000Z', '02.02.2026'],
    ['2027-01-31T23:00:00.000Z', '31.01.2027'],
    ['2026-07-31T22:00:00.000Z', '31.07.2026'],
  ])('%s → %s', (valid_till, day) => {
    expect(lastDayOf({ id: 'a', name: 'A', valid_from: '2025-01-01T00:00:00.000Z', valid_till })).toBe(day)
  })
})
