import { LAST_MONTH, type PriceStep } from '@nimbus/shared-contracts/money'
import { text } from './de'

/**
 * The months of a price step. The last one has no end, also when it begins after the term.
 * stepLabel({from: 1, till: 3}) → "Monat 1–3"; ({from: 25, till: 38}) → "ab Monat 25"; one step alone → "monatlich"
 */
export function stepLabel({ from, till }: Pick<PriceStep, 'from' | 'till'>): string {
  if (till >= LAST_MONTH) return from === 1 ? text.monthly : text.fromMonth(from)
  return from === till ? text.inMonth(from) : text.inMonths(from, till)
}
