import { germanNumber } from './number'

describe('germanNumber', () => {
  it.each([
    [16, '16'],
    [2.4, '2,4'],
    [1000, '1.000'],
    [1234567.5, '1.234.567,5'],
  ])('writes %d as %s', (value, text) => {
    expect(germanNumber(value)).toBe(text)
  })
})
