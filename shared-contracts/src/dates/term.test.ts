import { addMonths, termEndsOn } from '.'

describe('addMonths', () => {
  it.each([
    ['2026-11-27', 24, '2028-11-27'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months → %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })
})

describe('termEndsOn', () => {
  it.each([
    ['2026-11-27', 24, '2028-11-27'],
    ['2026-11-27', 12, '2027-11-27'],
    // hardware for 12 months, concluded on a leap day
    ['2028-02-29', 12, '2029-02-28'],
  ])('concluded on %s for %i months ends on %s', (concluded, months, end) => {
    expect(termEndsOn(concluded, months)).toBe(end)
  })
})
