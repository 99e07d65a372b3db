import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import {
  averageOver,
  cents,
  formatEuro,
  ledger,
  LAST_MONTH,
  monthlyEquivalent,
  oneOffParts,
  priceSteps,
  totalOver,
  type Ledger,
  type PriceCondition,
} from '@nimbus/shared-contracts/money'
import { conditionsIn, type PricedCart } from '../cart/sums'
import { row, SUMMARY_TITLES, tableRow, type Section, type Table } from './section'

const VAT = 'Alle Preise enthalten die Mehrwertsteuer.'

/** Every price by month, once and over the term; a prepaid one every four weeks, since it has no term. */
export function prices(cart: PricedCart, tariff: Tariff): Section {
  const conditions = conditionsIn(cart)
  const once = row('Einmalig', oneOffText(conditions))
  return {
    title: SUMMARY_TITLES.prices,
    ...(tariff.kind !== 'prepaid' && { table: priceTable(cart, tariff, conditions) }),
    rows:
      tariff.kind === 'prepaid'
        ? [...prepaidRows(tariff), once]
        : [...monthlyRows(cart, tariff, conditions), once, totalRow(tariff, ledger(conditions))],
  }
}

function prepaidRows({ product_name, conditions }: Tariff) {
  const { fourWeekly } = ledger(conditions)
  return [
    row(`${product_name}, je 4 Wochen`, `${formatEuro(fourWeekly)}, im Voraus. ${VAT}`),
    row('Zum Vergleich', `entspricht ${formatEuro(monthlyEquivalent(fourWeekly))} im Monat (13 × 4 Wochen im Jahr)`),
  ]
}

function monthlyRows(cart: PricedCart, tariff: Tariff, conditions: readonly PriceCondition[]) {
  const extras = monthlyExtras(cart)
  return [
    tableRow(`${tariff.product_name}, je Monat`, stepsText(ledger(tariff.conditions))),
    ...extras.map((item) => tableRow(`${item.product_name}, je Monat`, stepsText(ledger(item.conditions)))),
    ...(extras.length > 0 ? [tableRow('Zusammen je Monat', stepsText(ledger(conditions)))] : []),
  ]
}

/** What costs something each month beside the tariff. */
const monthlyExtras = ({ handsets, options, hardware }: PricedCart) =>
  [...handsets, ...options, ...hardware].filter(({ conditions }) => ledger(conditions).months.some(Boolean))

/** Each product's price in each stretch of months in which no price changes. Glasfaser 150 → 1–3: 9,95 €; ab 4: 45,95 € */
function priceTable(cart: PricedCart, tariff: Tariff, conditions: readonly PriceCondition[]): Table {
  const extras = monthlyExtras(cart)
  const books = [tariff, ...extras].map((item) => ({ label: item.product_name, book: ledger(item.conditions) }))
  if (extras.length > 0) books.push({ label: 'Zusammen', book: ledger(conditions) })
  const starts = new Set(books.flatMap(({ book }) => priceSteps(book).map(({ from }) => from)))
  const stretches = [...starts].sort((one, other) => one - other)
  return {
    caption: 'Preis je Monat, inklusive Mehrwertsteuer',
    columns: ['Monat', ...stretches.map((from, index) => stretchText(from, stretches[index + 1]))],
    rows: books.map(({ label, book }) => ({
      label,
      cells: stretches.map((from) => formatEuro(book.months[from - 1] ?? cents(0))),
    })),
  }
}

/** stretchText(1, 4) → '1–3'; stretchText(4, undefined) → 'ab 4' */
function stretchText(from: number, next: number | undefined): string {
  if (next === undefined) return `ab ${from}`
  return next === from + 1 ? String(from) : `${from}–${next - 1}`
}

function totalRow({ properties: { contract_term: term } }: Tariff, book: Ledger) {
  return row(
    `In ${term} Monaten`,
    `insgesamt ${formatEuro(totalOver(book, term))}, im Durchschnitt ${formatEuro(averageOver(book, term))} je Monat. ${VAT}`,
  )
}

/** {from: 4, till: 24} → "Monat 4–24"; a step that lasts → "ab Monat 4" */
function months({ from, till }: { from: number; till: number }): string {
  if (till >= LAST_MONTH) return from === 1 ? 'jeden Monat' : `ab Monat ${from}`
  return from === till ? `Monat ${from}` : `Monat ${from}–${till}`
}

/** What is due in which months; a device that is paid for costs nothing more. 15 € in 24 months → "Monat 1–24: 15 €" */
const stepsText = (book: Ledger): string =>
  priceSteps(book)
    .filter(({ amount }) => amount > 0)
    .map((step) => `${months(step)}: ${formatEuro(step.amount)}`)
    .join(', ')

const ONE_OFF_NAME = {
  device: 'Gerät',
  provisioning: 'Bereitstellung',
  shipping: 'Versand',
  other: 'weitere einmalige Kosten',
} as const

function oneOffText(conditions: readonly PriceCondition[]): string {
  const parts = oneOffParts(conditions).map(({ kind, amount }) => `${ONE_OFF_NAME[kind]} ${formatEuro(amount)}`)
  return parts.length > 0 ? parts.join(', ') : 'keine Kosten'
}
