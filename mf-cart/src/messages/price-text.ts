import { formatEuro, type Ledger } from '@nimbus/shared-contracts/money'
import { priceCheck } from './de'
import { linePrices } from './line-prices'

/**
 * A product's whole price as text.
 * priceText(Glasfaser 150) → "Monat 1–3 9,95 €, ab Monat 4 45,95 €, einmalig 69,95 €"
 */
export function priceText(book: Ledger): string {
  const prices = linePrices(book).map(({ label, amount }) => `${label} ${formatEuro(amount)}`)
  const parts = book.oneOff === 0 ? prices : [...prices, priceCheck.once(book.oneOff)]
  return parts.join(', ') || priceCheck.nothing
}
