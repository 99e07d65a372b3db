import { addWorkingDays, easterOf, isWorkingDay, workingDaysBetween } from './working-days'

describe('easterOf', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('in %d is %s', (year, day) => {
    expect(easterOf(year)).toBe(day)
  })
})

describe('isWorkingDay', () => {
  it.each([
    ['2026-11-27', true],
    ['2026-11-28', false],
    ['2026-11-29', false],
    ['2026-12-24', true],
    ['2026-12-25', false],
    ['2027-01-01', false],
    ['2026-04-03', false],
    ['2026-04-06', false],
    ['2026-05-01', false],
    ['2026-05-14', false],
    ['2026-05-25', false],
    ['2028-10-03', false],
    ['2026-04-07', true],
  ])('for %s is %s', (day, works) => {
    expect(isWorkingDay(day)).toBe(works)
  })
})

describe('addWorkingDays', () => {
  it.each([
    ['2026-11-27', 2, '2026-12-01'],
    ['2026-11-27', 4, '2026-12-03'],
    ['2026-11-27', 5, '2026-12-04'],
    ['2026-11-27', 7, '2026-12-08'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-12-23', 2, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-11-27', 0, '2026-11-27'],
  ])('after %s come %d working days on %s', (day, count, result) => {
    expect(addWorkingDays(day, count)).toBe(result)
  })
})

describe('workingDaysBetween', () => {
  it.each([
    ['2026-11-27', '2026-11-27', 0],
    ['2026-11-27', '2026-11-30', 1],
    ['2026-11-28', '2026-11-30', 1],
    ['2026-12-23', '2026-12-28', 2],
    ['2026-11-30', '2026-11-27', 0],
  ])('behind %s, up to %s, lie %d', (from, till, count) => {
    expect(workingDaysBetween(from, till)).toBe(count)
  })
})
