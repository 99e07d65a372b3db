import type { Ledger } from '@nimbus/shared-contracts/money'
import { periodPrices, type PeriodPrice } from '@nimbus/shared-ui/price'

/**
 * The prices of one product: none when it costs nothing by the month, and no "0 €" after a share that ends.
 * linePrices(S1 Pro) → 15 € "Monat 1–24"; linePrices(Prepaid L) → 14,95 € "je 4 Wochen"
 */
export function linePrices(book: Ledger): PeriodPrice[] {
  const prices = periodPrices(book)
  return prices.slice(0, prices.findLastIndex(({ amount }) => amount !== 0) + 1)
}
