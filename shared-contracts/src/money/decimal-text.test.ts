import { cents } from './cents'
import { decimalText } from './decimal-text'

describe('decimalText', () => {
  it.each([
    [4595, '45.95'],
    [4500, '45.00'],
    [5, '0.05'],
    [127470, '1274.70'],
  ])('of %i cents', (amount, text) => {
    expect(decimalText(cents(amount))).toBe(text)
  })
})
