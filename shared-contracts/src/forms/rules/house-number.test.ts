import { HOUSE_NO_PATTERN, HOUSE_NO_SUFFIX_PATTERN, joinHouseNumber, parseHouseNumber } from './house-number'

const table = [
  ['12', '12', '', '12'],
  ['12a', '12', 'a', '12a'],
  ['12 a', '12', 'a', '12a'],
  ['12A', '12', 'A', '12A'],
  ['12-14', '12', '-14', '12-14'],
  ['12–14', '12', '-14', '12-14'],
  ['12 — 14', '12', '-14', '12-14'],
  ['12a-12c', '12', 'a-12c', '12a-12c'],
  ['12a-c', '12', 'a-c', '12a-c'],
  ['5 1/2', '5', '1/2', '5 1/2'],
  ['5½', '5', '1/2', '5 1/2'],
  ['5/1', '5', '/1', '5/1'],
  ['5 / 1', '5', '/1', '5/1'],
  [' 9999 ', '9999', '', '9999'],
] as const

describe('parseHouseNumber', () => {
  it.each(table)('%s → %s and "%s"', (typed, house_no, house_no_suffix) => {
    expect(parseHouseNumber(typed)).toEqual({ house_no, house_no_suffix })
  })

  it.each(['', ' ', 'abc', 'a12', '0', '012', '12345', '12 13', '12!', '-12', '12-', '12 hinten links'])(
    'refuses "%s"',
    (typed) => {
      expect(parseHouseNumber(typed)).toBeUndefined()
    },
  )

  it.each(table)('%s fits the patterns of the form schema', (_, house_no, suffix) => {
    expect(house_no).toMatch(new RegExp(HOUSE_NO_PATTERN, 'u'))
    expect(suffix || 'none').toMatch(new RegExp(HOUSE_NO_SUFFIX_PATTERN, 'u'))
  })
})

describe('joinHouseNumber', () => {
  it.each(table)('%s is written as %s + "%s" = %s', (_, house_no, house_no_suffix, joined) => {
    expect(joinHouseNumber({ house_no, house_no_suffix })).toBe(joined)
  })

  it('gives back what is split again', () => {
    for (const [typed, , , joined] of table) expect(parseHouseNumber(joined)).toEqual(parseHouseNumber(typed))
  })

  it('takes a missing suffix', () => {
    expect(joinHouseNumber({ house_no: '12' })).toBe('12')
  })
})
