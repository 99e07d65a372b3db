import { orderIdOf, orderNumber } from './order-number'

describe('orderNumber', () => {
  it('has the year and six signs that can be read out', () => {
    expect(orderNumber('2026-11-27')).toMatch(/^NB-2026-[2-9A-HJ-NP-Z]{6}$/)
  })

  it('uses the whole alphabet', () => {
    expect(orderNumber('2027-01-01', () => 0)).toBe('NB-2027-222222')
    expect(orderNumber('2027-01-01', (below) => below - 1)).toBe('NB-2027-ZZZZZZ')
  })
})

describe('orderIdOf', () => {
  it('reads a number as it was typed', () => {
    expect(orderIdOf(' nb-2026-7k3m9q ')).toBe('NB-2026-7K3M9Q')
    expect(orderIdOf('NB 2026 - 7k3m9q')).toBe('NB-2026-7K3M9Q')
  })
})
