import { formatPhone, nationalPhone, normalisePhone } from './phone'

describe('normalisePhone', () => {
  it.each([
    ['+49 (0)345 279580', '+49345279580'],
    ['0345/27 95 80', '+49345279580'],
    ['0049 345 279580', '+49345279580'],
    ['0049 (0) 345 279580', '+49345279580'],
    ['(0345) 27 95 80', '+49345279580'],
    ['04921 801856', '+494921801856'],
    ['0171-1234567', '+491711234567'],
    ['+43 1 5127000', '+4315127000'],
  ])('%s → %s', (typed, e164) => {
    expect(normalisePhone(typed)).toBe(e164)
  })

  // "279580" became a number of a town that nobody knows
  it.each(['123', '110', '', 'abc', '279580', '171 2345678', 'Tel. 0345 279580', '0345 27958012345678'])(
    'refuses "%s"',
    (typed) => {
      expect(normalisePhone(typed)).toBeUndefined()
    },
  )
})

describe('nationalPhone', () => {
  it.each([
    ['+49 171 234-5678', '01712345678'],
    ['0171/2345678', '01712345678'],
    ['0151 23456789', '015123456789'],
    // not one of ours: the field's rule says so
    ['+43 664 1234567', '+43 664 1234567'],
    ['keine', 'keine'],
  ])('%s → %s', (typed, dialled) => {
    expect(nationalPhone(typed)).toBe(dialled)
  })
})

describe('formatPhone', () => {
  it.each([
    ['+49345279580', '+49 345 279580'],
    ['keine', 'keine'],
  ])('%s → %s', (phone, text) => {
    expect(formatPhone(phone)).toBe(text)
  })
})
