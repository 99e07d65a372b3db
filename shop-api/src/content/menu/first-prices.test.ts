import { aCatalogue } from '../../testing/a-catalogue'
import { firstPricesOf } from './first-prices'

const pagesAt = (now: string): Record<string, string> =>
  Object.fromEntries(
    firstPricesOf(aCatalogue(now)).map(({ href, range, from, price: { amount, when, more } }) => [
      href,
      [range, from, `${amount} ${when}`, more].join(' | ').replaceAll('\u00a0', ' '),
    ]),
  )

describe('firstPricesOf', () => {
  it.each([
    [
      '/zuhause/tarife/glasfaser-tarife',
      '150 bis 1.000 MBit/s | Glasfaser 150 | 45,95 € je Monat ab Monat 4 | Monat 1–3: 9,95 €, einmalig 69,95 €, Ø je Monat über 24 Monate 44,37 €',
    ],
    [
      '/zuhause/tarife/dsl-tarife',
      '16 bis 250 MBit/s | DSL S | 38,95 € je Monat ab Monat 4 | Monat 1–3: 9,95 €, einmalig 69,95 €, Ø je Monat über 24 Monate 38,24 €',
    ],
    [
      '/unterwegs/tarife/prepaid-tarife',
      '3 GB bis unbegrenzt | Nimbus Prepaid S | 9,95 € je 4 Wochen | entspricht 10,78 € im Monat',
    ],
  ])('has the cheapest tariff of %s with its whole price', (href, said) => {
    expect(pagesAt('2026-11-27T12:00:00Z')[href]).toBe(said)
  })

  it('has all pages of tariffs, and no start price on a day without a promotion', () => {
    const pages = pagesAt('2026-06-01T12:00:00Z')
    expect(Object.keys(pages)).toHaveLength(7)
    expect(pages['/zuhause/tarife/glasfaser-tarife']).toContain(
      '45,95 € je Monat | einmalig 69,95 €, Ø je Monat über 24 Monate 48,87 €',
    )
  })
})
