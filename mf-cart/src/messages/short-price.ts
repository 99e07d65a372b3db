import { formatEuro, priceSteps } from '@nimbus/shared-contracts/money'
import { stepMonths } from '@nimbus/shared-contracts/wording'
import { periodPrices } from '@nimbus/shared-ui/price'
import type { Totals } from '../model/totals'
import { costs, miniCart } from './de'

type Costs = Pick<Totals, 'book' | 'priced'>

/**
 * Every price in one line: "9,95 €, 50,95 €, dann 60,95 €"; one price alone: "50,95 € je Monat", "14,95 € je 4 Wochen";
 * words where nothing has a price yet.
 */
export function shortPrice({ book, priced }: Costs): string {
  if (!priced) return costs.unpriced
  if (book.fourWeekly > 0) return costs.perFourWeeks(book.fourWeekly)
  const prices = periodPrices(book).map(({ amount }) => formatEuro(amount))
  const last = prices.pop() ?? ''
  return prices.length === 0 ? costs.perMonth(last) : costs.stepped(prices.join(', '), last)
}

/** The periods of these prices: "Monat 1–3, 4–6, ab 7"; one price alone: "monatlich", "je 4 Wochen". */
export function shortPeriods({ book, priced }: Costs): string {
  if (!priced) return costs.heading
  const first = periodPrices(book)[0]?.label
  const later = book.fourWeekly > 0 ? [] : priceSteps(book).slice(1)
  return [first, ...later.map((step) => stepMonths(step, 'bare'))].join(', ')
}

/** Every price and what they come to: "44,95 €, dann 29,95 €, gesamt in 24 Monaten 1.274,70 €". */
export const wholePrice = (totals: Totals): string =>
  totals.priced && totals.overTerm
    ? miniCart.overTerm(shortPrice(totals), totals.term, totals.overTerm.total)
    : shortPrice(totals)
