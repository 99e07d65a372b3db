import { dateParts, dateValue, readDate } from './date-parts'

describe('dateValue', () => {
  it.each([
    [{ day: '1', month: '2', year: '1990' }, '1990-02-01'],
    [{ day: '01', month: '02', year: '1990' }, '1990-02-01'],
    [{ day: '1', month: '', year: '' }, '--1'],
    [{ day: '1', month: '2', year: '19' }, '19-2-1'],
    [{ day: '', month: '', year: '' }, ''],
  ])('joins %j to "%s"', (parts, value) => {
    expect(dateValue(parts)).toBe(value)
  })
})

describe('dateParts', () => {
  it.each(['1990-02-01', '--1', '19-2-1', '1990--', ''])(
    'takes "%s" apart so that dateValue joins it again',
    (value) => {
      expect(dateValue(dateParts(value))).toBe(value)
    },
  )
})

describe('readDate', () => {
  const date = { day: '01', month: '02', year: '1990' }
  it.each([
    ['01.02.1990', date],
    [' 01. 02. 1990 ', date],
    ['01/02/1990', date],
    ['01-02-1990', date],
    ['01021990', date],
    ['1990-02-01', date],
    ['1.2.1990', { day: '1', month: '2', year: '1990' }],
    ['1.2.90', undefined],
    ['heute', undefined],
    ['', undefined],
  ])('reads "%s" as %j', (text, parts) => {
    expect(readDate(text)).toEqual(parts)
  })
})
