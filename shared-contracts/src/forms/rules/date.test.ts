import { ageOn, isAdult, isYoung } from './age'
import { formatGermanDate } from '../../dates'
import { parseGermanDate } from './date'

describe('parseGermanDate', () => {
  it.each([
    ['26.10.2008', '2008-10-26'],
    ['1.2.2008', '2008-02-01'],
    [' 01. 02. 2008 ', '2008-02-01'],
    ['01/02/2008', '2008-02-01'],
    ['2008-10-26', '2008-10-26'],
    ['29.02.2008', '2008-02-29'],
  ])('%s → %s', (typed, day) => {
    expect(parseGermanDate(typed)).toBe(day)
  })

  it.each(['29.02.2007', '31.04.2000', '26.10.08', '2008', 'gestern', '', '1.1.20080'])('refuses %s', (typed) => {
    expect(parseGermanDate(typed)).toBeUndefined()
  })

  it('comes back the same in the summary, whatever the time zone', () => {
    expect(formatGermanDate(parseGermanDate('26.10.2008') ?? '')).toBe('26.10.2008')
  })
})

describe('ageOn', () => {
  it.each([
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2008-11-27', '2026-11-27', 18],
    ['2008-11-28', '2026-11-27', 17],
    ['1998-11-27', '2026-11-27', 28],
    ['1998-11-28', '2026-11-27', 27],
  ])('born %s is on %s %i years old', (born, today, age) => {
    expect(ageOn(born, today)).toBe(age)
  })
})

describe('isAdult and isYoung', () => {
  it.each([
    ['2008-11-28', false, false],
    ['2008-11-27', true, true],
    ['1998-11-28', true, true],
    ['1998-11-27', true, false],
  ])('born %s on 2026-11-27: adult %s, young %s', (born, adult, young) => {
    expect([isAdult(born, '2026-11-27'), isYoung(born, '2026-11-27')]).toEqual([adult, young])
  })
})
