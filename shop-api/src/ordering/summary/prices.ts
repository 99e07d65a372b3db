import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import {
  averageOver,
  cents,
  formatEuro,
  ledger,
  LAST_MONTH,
  oneOffParts,
  priceSteps,
  totalOver,
  type Ledger,
  type PriceCondition,
} from '@nimbus/shared-contracts/money'
import { equivalentText, listedPrices, oneOffTexts, stepMonths, USAGE_PRICES } from '@nimbus/shared-contracts/wording'
import { conditionsIn, type PricedCart } from '../cart/sums'
import type { CatalogueData } from '../../catalogue/data/data'
import { otherUseText } from '../../content/facts/other-use'
import { row, SUMMARY_TITLES, tableRow, type Section, type Table } from './section'

const VAT = 'Alle Preise enthalten die Mehrwertsteuer.'

/** Every price by month, once and over the term; a prepaid one every four weeks, since it has no term. */
export function prices(cart: PricedCart, tariff: Tariff, usage: CatalogueData['usage-prices']): Section {
  const conditions = conditionsIn(cart)
  const parts = oneOffTexts(oneOffParts(conditions), 'name')
  const once = row('Einmalig', parts.join(', ') || 'keine Kosten')
  const byUse = row(USAGE_PRICES, ...usageTexts(cart, tariff, usage))
  return {
    title: SUMMARY_TITLES.prices,
    ...(tariff.kind !== 'prepaid' && { table: priceTable(cart, tariff, conditions) }),
    rows:
      tariff.kind === 'prepaid'
        ? [...prepaidRows(tariff), once, byUse]
        : [...monthlyRows(cart, tariff, conditions), once, totalRow(tariff, ledger(conditions)), byUse],
  }
}

/** What is paid by use, and where the prices stand of what the tariff doesn't include ((EU) 2019/2243, part 3). */
export const usageTexts = (
  { options }: Pick<PricedCart, 'options'>,
  { usage_prices, kind }: Tariff,
  usage: CatalogueData['usage-prices'],
): string[] => [
  ...(usage_prices === undefined ? [] : [`${usage_prices}.`]),
  otherUseText(
    usage,
    kind,
    options.map(({ concrete_product_id }) => concrete_product_id),
  ),
  'Sonderrufnummern und alles Weitere: Preisliste.',
]

function prepaidRows({ product_name, conditions }: Tariff) {
  const { fourWeekly } = ledger(conditions)
  return [
    row(`${product_name}, je 4 Wochen`, `${formatEuro(fourWeekly)}, im Voraus. ${VAT}`),
    row('Zum Vergleich', `${equivalentText(fourWeekly)} (13 × 4 Wochen im Jahr)`),
  ]
}

function monthlyRows(cart: PricedCart, tariff: Tariff, conditions: readonly PriceCondition[]) {
  const extras = monthlyExtras(cart)
  return [
    tableRow(`${tariff.product_name}, je Monat`, pricesOf(tariff.conditions)),
    ...extras.map((item) => tableRow(`${item.product_name}, je Monat`, pricesOf(item.conditions))),
    ...(extras.length > 0 ? [tableRow('Zusammen je Monat', pricesOf(conditions))] : []),
  ]
}

/** What is due in which months: "Monat 1–3: 9,95 €, ab Monat 4: 45,95 €" */
const pricesOf = (conditions: readonly PriceCondition[]): string => listedPrices(ledger(conditions)).join(', ')

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
    columns: [
      'Monat',
      ...stretches.map((from, index) =>
        stepMonths({ from, till: (stretches[index + 1] ?? LAST_MONTH + 1) - 1 }, 'bare'),
      ),
    ],
    rows: books.map(({ label, book }) => ({
      label,
      cells: stretches.map((from) => formatEuro(book.months[from - 1] ?? cents(0))),
    })),
  }
}

function totalRow({ properties: { contract_term: term } }: Tariff, book: Ledger) {
  return row(
    `In ${term} Monaten`,
    `insgesamt ${formatEuro(totalOver(book, term))}, im Durchschnitt ${formatEuro(averageOver(book, term))} je Monat. ${VAT}`,
  )
}
