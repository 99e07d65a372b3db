import fc from 'fast-check'
import { formatNumber } from './format-number'

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [64, '64'],
    [999, '999'],
    [1000, '1.000'],
    [1234567, '1.234.567'],
    [6.3, '6,3'],
    [1500.25, '1.500,25'],
    [-1000, '-1.000'],
  ])('%d', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  it('writes every number with up to three decimals as Intl does', () => {
    const intl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 })
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (thousandths) => {
        expect(formatNumber(thousandths / 1000)).toBe(intl.format(thousandths / 1000))
      }),
    )
  })
})
