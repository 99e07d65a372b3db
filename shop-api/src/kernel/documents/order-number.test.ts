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
  // without hyphens, or with a dash as a phone's keyboard writes it, an order used not to be found
  it.each([
    ' nb-2026-7k3m9q ',
    'NB 2026 - 7k3m9q',
    'NB20267K3M9Q',
    'NB\u20132026\u20137K3M9Q',
    'NB\u20112026\u20117K3M9Q\u200b',
    'nb 2026 7k3 m9q',
  ])('reads %j as it was meant', (typed) => {
    expect(orderIdOf(typed)).toBe('NB-2026-7K3M9Q')
  })

  it.each([
    ['x', 'X'],
    ['NB-2026-7K3M9', 'NB-2026-7K3M9'],
    ['NB-2026-7K3M9O', 'NB-2026-7K3M9O'],
  ])('leaves %j, which is none', (typed, read) => {
    expect(orderIdOf(typed)).toBe(read)
  })
})
