import { formatEuro } from '@nimbus/shared-contracts/money'
import { stepLabel } from '@nimbus/shared-ui/price'
import type { Totals } from '../model/totals'
import { costs } from './de'

/** First and last monthly price in one line: "9,95 €, dann 50,95 €"; one price alone: "50,95 € je Monat". */
export function shortPrice({ steps }: Pick<Totals, 'steps'>): string {
  const first = steps[0]
  const last = steps.at(-1)
  if (!first || !last) return ''
  if (first === last) return costs.perMonth(formatEuro(first.amount))
  return costs.stepped(formatEuro(first.amount), formatEuro(last.amount))
}

/** The periods that `shortPrice` names: "Monat 1–3, ab Monat 7". */
export function shortPeriods({ steps }: Pick<Totals, 'steps'>): string {
  return [steps[0], steps.length > 1 ? steps.at(-1) : undefined]
    .filter((step) => step !== undefined)
    .map((step) => stepLabel(step))
    .join(', ')
}
