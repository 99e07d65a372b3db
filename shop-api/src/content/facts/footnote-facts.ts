import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { termText } from '@nimbus/shared-contracts/law'
import { cents, formatEuro, ledger, priceSteps, type Cents } from '@nimbus/shared-contracts/money'

export const euro = (amount: Cents | undefined): string => formatEuro(amount ?? cents(0))

/** speedText(2.4) → '2,4' ; speedText(1000) → '1.000' */
export const speedText = (speed: number): string =>
  String(speed)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+$)/g, '.')

/** stepsText(Glasfaser 150, promotion running) → '9,95 € in Monat 1–3, 45,95 € ab Monat 4' */
export function stepsText({ conditions }: Pick<Tariff, 'conditions'>): string {
  const steps = priceSteps(ledger(conditions))
  if (steps.length === 1) return `${euro(steps[0]?.amount)} in jedem Monat`
  return steps
    .map(({ from, till, amount }, index) => {
      if (index === steps.length - 1) return `${euro(amount)} ab Monat ${from}`
      return `${euro(amount)} in Monat ${from === till ? from : `${from}–${till}`}`
    })
    .join(', ')
}

export const monthlyFact = (tariff: Tariff): string => `Monatlicher Preis: ${stepsText(tariff)}.`

export const termFact = ({ properties }: Tariff): string => termText(properties.contract_term)

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A footnote as HTML: a bold title and a bullet list, which ends with the note on VAT (DATA-17). */
export function footnoteText(title: string, facts: readonly string[]): string {
  const items = [...facts, 'Alle Preise in Euro inklusive Mehrwertsteuer.'].map((fact) => `<li>${escaped(fact)}</li>`)
  return `<p><strong>${escaped(title)}</strong></p><ul>${items.join('')}</ul>`
}
