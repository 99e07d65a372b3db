import { LAST_MONTH, type PriceStep } from '@nimbus/shared-contracts/money'

/** stepTitle({from: 1, till: 3, …}) → 'je Monat, Monat 1–3'; ({from: 25, till: 38, …}) → 'je Monat ab Monat 25'; one step alone → 'je Monat' */
export function stepTitle({ from, till }: PriceStep): string {
  if (till >= LAST_MONTH) return from === 1 ? 'je Monat' : `je Monat ab Monat ${from}`
  return from === till ? `je Monat, Monat ${from}` : `je Monat, Monat ${from}–${till}`
}
