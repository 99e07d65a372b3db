import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import {
  averageOver,
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
import { conditionsIn, type PricedCart } from '../sums'
import { row, type Section } from './section'

const VAT = 'Alle Preise enthalten die Mehrwertsteuer.'

/** Every price by month, once and over the term; a prepaid one every four weeks, since it has no term. */
export function prices(cart: PricedCart, tariff: Tariff): Section {
  const conditions = conditionsIn(cart)
  const once = row('Einmalig', oneOffText(conditions))
  return {
    title: 'Preis',
    rows: tariff.properties.prepaid
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
  const items = [...cart.handsets, ...cart.options, ...cart.hardware]
  const extras = items.filter(({ conditions: own }) => ledger(own).months.some(Boolean))
  return [
    row(`${tariff.product_name}, je Monat`, stepsText(ledger(tariff.conditions))),
    ...extras.map((item) => row(`${item.product_name}, je Monat`, stepsText(ledger(item.conditions)))),
    ...(extras.length > 0 ? [row('Zusammen je Monat', stepsText(ledger(conditions)))] : []),
  ]
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
