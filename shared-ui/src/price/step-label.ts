import type { PriceStep } from '@nimbus/shared-contracts/money'

/**
 * The months of a price step within a term.
 * stepLabel({from: 1, till: 3}, 24) → "Monat 1–3"; ({from: 4, till: 38}, 24) → "ab Monat 4"; one step alone → "monatlich"
 */
export function stepLabel({ from, till }: Pick<PriceStep, 'from' | 'till'>, term: number): string {
  if (till >= term) return from === 1 ? 'monatlich' : `ab Monat ${from}`
  return from === till ? `Monat ${from}` : `Monat ${from}–${till}`
}
