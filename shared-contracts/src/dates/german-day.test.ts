import { formatDay, formatGermanDate, formatMoment, isoDay, lastDay } from './german-day'

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

describe('formatMoment', () => {
  it.each([
    ['2026-11-27T23:05:59.000Z', '28.11.2026, 00:05 Uhr'],
    ['2026-06-30T10:00:00.000Z', '30.06.2026, 12:00 Uhr'],
    // the hour that comes twice when summer time ends used to read the same twice; the one that is left out when it begins
    ['2026-10-24T23:59:59.999Z', '25.10.2026, 01:59 Uhr'],
    ['2026-10-25T00:00:00.000Z', '25.10.2026, 02:00 Uhr (MESZ)'],
    ['2026-10-25T00:30:00.000Z', '25.10.2026, 02:30 Uhr (MESZ)'],
    ['2026-10-25T01:30:00.000Z', '25.10.2026, 02:30 Uhr (MEZ)'],
    ['2026-10-25T01:59:59.999Z', '25.10.2026, 02:59 Uhr (MEZ)'],
    ['2026-10-25T02:00:00.000Z', '25.10.2026, 03:00 Uhr'],
    ['2027-10-31T01:00:00.000Z', '31.10.2027, 02:00 Uhr (MEZ)'],
    ['2026-03-29T01:00:00.000Z', '29.03.2026, 03:00 Uhr'],
  ])('names day and time in Germany of %s', (instant, expected) => {
    expect(formatMoment(instant)).toBe(expected)
  })
})

describe('formatGermanDate', () => {
  it.each([
    ['2008-10-26', '26.10.2008'],
    // stays as it was typed
    ['26.10', '26.10'],
    ['2008-02-31', '2008-02-31'],
    ['', ''],
  ])('%s → %s', (day, text) => {
    expect(formatGermanDate(day)).toBe(text)
  })
})
