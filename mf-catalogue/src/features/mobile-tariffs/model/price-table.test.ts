import { periodPrices } from '@nimbus/shared-ui/price'
import { aMobileTariffList } from '../../../testing/mobile'
import { priceTable, shortTermSurcharge } from './price-table'

const amounts = (slug: Parameters<typeof aMobileTariffList>[0]) =>
  priceTable(aMobileTariffList(slug).tariffs).rows.map(({ name, books }) => [
    name,
    ...books.map((book) => book && periodPrices(book).map(({ amount }) => amount)),
  ])

describe('priceTable', () => {
  it('has what each month costs with 24 and 12 months', () => {
    expect(priceTable(aMobileTariffList().tariffs).terms).toEqual([24, 12])
    expect(amounts('mobilfunk-tarife')).toEqual([
      ['Nimbus Mobil S', [1995], [2495]],
      ['Nimbus Mobil M', [2995], [3495]],
      ['Nimbus Mobil L', [3995], [4495]],
      ['Nimbus Mobil XL', [5495], [5995]],
    ])
  })

  it('has the young price and the regular one from month 25', () => {
    expect(amounts('young-tarife')[1]).toEqual(['Nimbus Mobil M Young', [2495, 2995], [2995, 3495]])
  })

  it('has the five prices per four weeks of PRICE-28, without terms', () => {
    expect(priceTable(aMobileTariffList('prepaid-tarife').tariffs).terms).toEqual([])
    expect(amounts('prepaid-tarife')).toEqual([
      ['Nimbus Prepaid S', [995]],
      ['Nimbus Prepaid M', [995]],
      ['Nimbus Prepaid L', [1495]],
      ['Nimbus Prepaid XL', [1995]],
      ['Nimbus Prepaid Max', [9995]],
    ])
  })
})

describe('shortTermSurcharge', () => {
  it.each([
    ['mobilfunk-tarife', 500],
    ['young-tarife', 500],
    ['prepaid-tarife', undefined],
  ] as const)('of %s is %s', (slug, amount) => {
    expect(shortTermSurcharge(aMobileTariffList(slug).tariffs)).toBe(amount)
  })

  it('is nothing where the tariffs differ in it', () => {
    const [first, ...others] = aMobileTariffList().tariffs
    expect(shortTermSurcharge([{ ...first!, conditions: [] }, ...others])).toBeUndefined()
  })
})
