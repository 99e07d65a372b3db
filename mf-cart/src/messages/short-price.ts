import { formatEuro } from '@nimbus/shared-contracts/money'
import { stepLabel } from '@nimbus/shared-ui/price'
import type { Totals } from '../model/totals'
import { costs } from './de'

/** Every monthly price in one line: "9,95 €, 50,95 €, dann 60,95 €"; one price alone: "50,95 € je Monat". */
export function shortPrice({ steps }: Pick<Totals, 'steps'>): string {
  const prices = steps.map(({ amount }) => formatEuro(amount))
  const last = prices.at(-1)
  if (last === undefined) return ''
  if (prices.length === 1) return costs.perMonth(last)
  return costs.stepped(prices.slice(0, -1).join(', '), last)
}

/** The periods of these prices: "Monat 1–3, 4–6, ab 7"; one price alone: "monatlich". */
export const shortPeriods = ({ steps }: Pick<Totals, 'steps'>): string =>
  steps.map((step, index) => (index === 0 ? stepLabel(step) : stepLabel(step).replace(/Monat\s/, ''))).join(', ')
