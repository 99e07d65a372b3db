import { formatEuro, type Cents, type PriceStep } from '@nimbus/shared-contracts/money'
import { stepLabel } from '@nimbus/shared-ui/price'
import { priceCheck } from './de'

/**
 * A product's whole price as text.
 * priceText(Glasfaser 150) → "Monat 1–3 9,95 €, ab Monat 4 45,95 €, einmalig 69,95 €"
 */
export function priceText({ steps, oneOff }: { steps: readonly PriceStep[]; oneOff: Cents }): string {
  const monthly = steps
    .filter(({ amount }) => amount !== 0 || steps.length > 1)
    .map((step) => `${stepLabel(step)} ${formatEuro(step.amount)}`)
  const parts = oneOff === 0 ? monthly : [...monthly, priceCheck.once(oneOff)]
  return parts.join(', ') || priceCheck.nothing
}
