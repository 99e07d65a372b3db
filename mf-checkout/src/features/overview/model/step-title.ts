import { formatEuro, LAST_MONTH, type PriceStep } from '@nimbus/shared-contracts/money'
import { overview } from '../../../messages/overview.de'
import type { BlockStep } from './order-block'

/** stepTitle({from: 1, till: 3, …}) → 'je Monat, Monat 1–3'; ({from: 25, till: 38, …}) → 'je Monat ab Monat 25'; one step alone → 'je Monat' */
function stepTitle({ from, till }: PriceStep): string {
  if (till >= LAST_MONTH) return from === 1 ? 'je Monat' : `je Monat ab Monat ${from}`
  return from === till ? `je Monat, Monat ${from}` : `je Monat, Monat ${from}–${till}`
}

/** stepText(44,95 € of which 15 € are the device's) → 'je Monat, Monat 1–24: Tarif 29,95 €, Gerät 15 €' */
export function stepText(step: BlockStep): string {
  const { parts } = step
  return parts
    ? `${stepTitle(step)}: ${overview.stepParts(formatEuro(parts.tariff), formatEuro(parts.device))}`
    : stepTitle(step)
}
