import fc from 'fast-check'
import * as v from 'valibot'
import { daySchema, instantSchema, isDay } from '.'

describe('isDay', () => {
  it('agrees with the calendar of JavaScript for every day', () => {
    const days = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(fc.property(days, (day) => isDay(day.toISOString().slice(0, 10))))
  })

  it('takes no other text of that form than the days of that calendar', () => {
    const texts = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ max: 13, min: 0 }),
      fc.integer({ max: 32, min: 0 }),
    )
    fc.assert(
      fc.property(texts, ([year, month, day]) => {
        const text = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
          '-',
        )
        const parsed = new Date(`${text}T00:00:00.000Z`)
        const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
        expect(isDay(text)).toBe(exists)
      }),
    )
  })

  it.each([
    '2007-02-29',
    '1900-02-29',
    '2026-02-31',
    '2026-02-30',
    '2000-04-31',
    '2026-11-31',
    '2000-13-01',
    '2000-00-10',
    '2000-01-00',
    '0000-01-01',
    '26.10.2008',
    '',
  ])('refuses %s', (text) => {
    expect(isDay(text)).toBe(false)
  })
})

describe('daySchema and instantSchema', () => {
  it.each([
    ['2028-02-29', true],
    ['2026-02-31', false],
    ['2026-11-31', false],
    ['2026-2-3', false],
  ])('%s: %s', (day, exists) => {
    expect([v.is(daySchema, day), v.is(instantSchema, `${day}T10:00:00.000Z`)]).toEqual([exists, exists])
  })
})
