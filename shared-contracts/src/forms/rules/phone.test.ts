import { PHONE_CASES } from '../../testing'
import { formatPhone, normalisePhone } from './phone'

describe('normalisePhone', () => {
  it.each(PHONE_CASES)('%s → %s', (typed, e164) => {
    expect(normalisePhone(typed)).toBe(e164)
  })

  it('refuses nothing', () => {
    expect(normalisePhone('')).toBeUndefined()
  })
})

describe('formatPhone', () => {
  it.each([
    ['+49345279580', '+49 345 279580'],
    ['keine', 'keine'],
    // an area code was read out as a number: +49 0351
    ['0351', '0351'],
    ['033731', '033731'],
    ['01712345678', '+49 171 2345678'],
  ])('%s → %s', (phone, text) => {
    expect(formatPhone(phone)).toBe(text)
  })
})
