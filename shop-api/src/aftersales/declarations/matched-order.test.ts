import { orderNumberIn } from './matched-order'

describe('orderNumberIn', () => {
  it.each([
    ['NB-2026-7K3M9Q', 'NB-2026-7K3M9Q'],
    ['Auftrag nb 2026 7k3m9q, Glasfaser', 'NB-2026-7K3M9Q'],
    ['NB20267K3M9Q', 'NB-2026-7K3M9Q'],
    ['(NB - 2026 - 7K3M9Q)', 'NB-2026-7K3M9Q'],
    ['der Vertrag vom Freitag', undefined],
    ['NB-2026-7K3M9', undefined],
    // no order number has an O or a 1, which are read as 0 and I
    ['NB-2026-7K3M9O', undefined],
    ['XNB-2026-7K3M9Q', undefined],
  ])('%s', (text, number) => {
    expect(orderNumberIn(text)).toBe(number)
  })
})
