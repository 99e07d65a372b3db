import {
  averageOver,
  formatEuro,
  ledger,
  monthlyEquivalent,
  priceSteps,
  totalOver,
  type PriceCondition,
} from '@nimbus/shared-contracts/money'
import { aCatalogue } from '../../testing/a-catalogue'

/** Prices per month over 24 months, in cents; Young is 5 € less up to month 24, 12 months are 5 € more. */
const POST_PAID = { 'mobil-s': 1995, 'mobil-m': 2995, 'mobil-l': 3995, 'mobil-xl': 5495 }

/** PRICE-28: prepaid prices per four weeks, and what they come to in a month. */
const PREPAID = { s: 995, m: 995, l: 1495, xl: 1995, max: 9995 }
const MONTHLY = { s: '10,78 €', m: '10,78 €', l: '16,20 €', xl: '21,62 €', max: '108,28 €' }

/** Within promotions of the landline and outside: none concerns mobile tariffs. */
const DATES = ['2026-01-15T12:00:00Z', '2026-06-01T12:00:00Z', '2026-11-27T12:00:00Z', '2027-06-01T12:00:00Z']

const cells = DATES.flatMap((now) =>
  Object.entries(POST_PAID).flatMap(([family, price]) =>
    ['', '-device'].map((device) => ({ now, family, price, device })),
  ),
)

function conditions(now: string, id: string): PriceCondition[] {
  const tariff = aCatalogue(now).tariff(id)
  if (!tariff) throw new Error(`no tariff ${id}`)
  return tariff.conditions
}

/** [[1, 2495], [25, 2995]]: from which month which amount is due */
const steps = (now: string, id: string): number[][] =>
  priceSteps(ledger(conditions(now, id))).map(({ from, amount }) => [from, amount])

const inWords = (text: string): string => text.replace(' ', '\u00a0')

describe('post-paid prices', () => {
  it.each(cells)('$family$device at $now costs $price a month, 5 € more over 12 months', (cell) => {
    const { now, family, price, device } = cell
    expect(steps(now, `${family}${device}-24`)).toEqual([[1, price]])
    expect(steps(now, `${family}${device}-12`)).toEqual([[1, price + 500]])
  })

  it.each(cells)('$family Young$device at $now is 5 € cheaper than $price up to month 24', (cell) => {
    const { now, family, price, device } = cell
    expect(steps(now, `${family}-young${device}-24`)).toEqual([
      [1, price - 500],
      [25, price],
    ])
    expect(steps(now, `${family}-young${device}-12`)).toEqual([
      [1, price],
      [25, price + 500],
    ])
  })

  it.each(cells)('$family$device at $now costs 39,95 € once and no shipping', ({ now, family, device }) => {
    for (const variant of ['-24', '-12']) {
      for (const offer of ['', '-young']) {
        const book = ledger(conditions(now, `${family}${offer}${device}${variant}`))
        expect([book.oneOff, book.fourWeekly]).toEqual([3995, 0])
      }
    }
  })

  it('are absolute steps in gross and net cents with the first month after each', () => {
    expect(conditions('2026-11-27T12:00:00Z', 'mobil-m-young-24')).toEqual([
      { type: 'MONTHLY_BASE', period_from: 1, period_till: 25, net_value: 2097, gross_value: 2495 },
      { type: 'MONTHLY_BASE', period_from: 25, period_till: 39, net_value: 2517, gross_value: 2995 },
      { type: 'ONETIME_PROVISIONING', period_from: 1, period_till: 39, net_value: 3357, gross_value: 3995 },
    ])
  })

  it.each([
    ['mobil-s-24', '518,75 €', '21,62 €'],
    ['mobil-m-24', '758,75 €', '31,62 €'],
    ['mobil-l-24', '998,75 €', '41,62 €'],
    ['mobil-xl-24', '1.358,75 €', '56,62 €'],
    ['mobil-m-young-24', '638,75 €', '26,62 €'],
    ['mobil-m-12', '878,75 €', '36,62 €'],
  ])('%s comes to %s over 24 months, %s a month', (id, total, average) => {
    const book = ledger(conditions('2026-11-27T12:00:00Z', id))
    expect([formatEuro(totalOver(book, 24)), formatEuro(averageOver(book, 24))]).toEqual([
      inWords(total),
      inWords(average),
    ])
  })
})

describe('prepaid prices of PRICE-28', () => {
  it.each(DATES.flatMap((now) => Object.entries(PREPAID).map(([size, price]) => ({ now, size, price }))))(
    'prepaid-$size at $now costs $price every four weeks and nothing else',
    ({ now, size, price }) => {
      const id = `prepaid-${size}`
      expect(conditions(now, id).map(({ type, gross_value }) => [type, gross_value])).toEqual([
        ['MONTHLY_4_WEEKS', price],
      ])
      const book = ledger(conditions(now, id))
      expect([book.fourWeekly, book.oneOff]).toEqual([price, 0])
      expect(steps(now, id)).toEqual([[1, monthlyEquivalent(book.fourWeekly)]])
    },
  )

  it.each(Object.entries(MONTHLY))('prepaid-%s comes to %s in a month', (size, price) => {
    const { fourWeekly } = ledger(conditions('2026-11-27T12:00:00Z', `prepaid-${size}`))
    expect(formatEuro(monthlyEquivalent(fourWeekly))).toBe(inWords(price))
  })
})
