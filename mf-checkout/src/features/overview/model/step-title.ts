import type { PriceStep } from '@nimbus/shared-contracts/money'

/** stepTitle({from: 1, till: 3, …}, 24) → 'je Monat, Monat 1–3'; ({from: 4, till: 38, …}, 24) → 'je Monat ab Monat 4'; one step alone → 'je Monat' */
export function stepTitle({ from, till }: PriceStep, term: number): string {
  if (till >= term) return from === 1 ? 'je Monat' : `je Monat ab Monat ${from}`
  return from === till ? `je Monat, Monat ${from}` : `je Monat, Monat ${from}–${till}`
}
