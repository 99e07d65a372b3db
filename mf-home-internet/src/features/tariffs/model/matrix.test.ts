import { formatEuro } from '@nimbus/shared-contracts/money'
import { aTariffList } from '../../../testing/catalogue'
import { priceMatrix, type Matrix } from './matrix'

const cellsOf = ({ rows }: Matrix): string[][] =>
  rows.map(({ name, cells }) => [
    name,
    ...cells.map(({ amount }) => (amount === undefined ? '-' : formatEuro(amount).slice(0, -2))),
  ])

describe('priceMatrix', () => {
  it('is the fibre table of PRICE-20', () => {
    const matrix = priceMatrix(aTariffList('glasfaser-tarife').tariffs, 'ALL')
    expect(matrix.columns).toEqual(['NONE', 'SMART', 'SMARTSTREAM', 'MEGASTREAM'])
    expect(matrix.youngMonths).toBeUndefined()
    expect(cellsOf(matrix)).toEqual([
      ['Glasfaser 150', '45,95', '55,95', '62,95', '75,95'],
      ['Glasfaser 300', '50,95', '60,95', '67,95', '80,95'],
      ['Glasfaser 600', '60,95', '70,95', '77,95', '90,95'],
      ['Glasfaser 1.000', '70,95', '80,95', '87,95', '100,95'],
    ])
  })

  it('is the DSL table of PRICE-22 where young offers are known', () => {
    const { tariffs } = aTariffList('magentazuhause-tarife')
    const matrix = priceMatrix(
      tariffs.filter(({ properties }) => properties.technology === 'DSL'),
      'ALL',
    )
    expect(matrix.columns).toEqual(['NONE', 'YOUNG', 'SMART', 'SMARTSTREAM', 'MEGASTREAM'])
    // the column said "ab Monat 4" of a price that ends with month 24
    expect(matrix.youngMonths).toEqual({ from: 4, till: 24 })
    expect(cellsOf(matrix)).toEqual([
      ['DSL S', '38,95', '33,95', '48,95', '55,95', '68,95'],
      ['DSL M', '43,95', '38,95', '53,95', '60,95', '73,95'],
      ['DSL L', '48,95', '43,95', '58,95', '65,95', '78,95'],
      ['DSL XL', '55,95', '50,95', '65,95', '72,95', '85,95'],
    ])
  })

  it('shows the young prices of months 4 to 24 in the young category', () => {
    const matrix = priceMatrix(aTariffList('young-tarife').tariffs, 'YOUNG')
    expect(cellsOf(matrix)[1]).toEqual(['DSL M Young', '38,95', '48,95', '55,95', '68,95'])
  })
})
