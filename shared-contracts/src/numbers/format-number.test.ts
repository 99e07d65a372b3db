import fc from 'fast-check'
import { formatNumber, formatSpeed } from './format-number'

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [64, '64'],
    [999, '999'],
    [1000, '1.000'],
    [1234567, '1.234.567'],
    [6.3, '6,3'],
    [1234567.5, '1.234.567,5'],
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

describe('formatSpeed', () => {
  it.each([
    [1000, '1.000\u00a0MBit/s'],
    [2.4, '2,4\u00a0MBit/s'],
    [16.66, '16,7\u00a0MBit/s'],
  ])('%d', (rate, text) => {
    expect(formatSpeed(rate)).toBe(text)
  })
})
