import { escapeMarkup } from '@nimbus/server-kit/markup'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { termSentences } from '@nimbus/shared-contracts/law'
import { ledger } from '@nimbus/shared-contracts/money'
import { monthsText, statedPrices } from '@nimbus/shared-contracts/wording'

/** pricesText(Glasfaser 150, promotion running) → '9,95 € in Monat 1–3, 45,95 € ab Monat 4' */
const pricesText = ({ conditions }: Pick<Tariff, 'conditions'>): string => statedPrices(ledger(conditions)).join(', ')

export const monthlyFact = (tariff: Tariff): string => `Monatlicher Preis: ${pricesText(tariff)}.`

export const termFact = ({ properties }: Tariff): string => termSentences(properties.contract_term)

/** The same tariff with a shorter term. 'Auch mit 12 Monaten Mindestlaufzeit erhältlich, dann ohne Startpreis: 45,95 € in jedem Monat.' */
export const shorterFact = (tariff: Tariff, difference = ''): string =>
  `Auch mit ${monthsText(tariff.properties.contract_term, 'dative')} Mindestlaufzeit erhältlich${difference}: ${pricesText(tariff)}.`

/** A footnote as HTML: a bold title and a bullet list, which ends with the note on VAT (TARIFF-15). */
export function footnoteText(title: string, facts: readonly string[]): string {
  const items = [...facts, 'Alle Preise in Euro inklusive Mehrwertsteuer.'].map(
    (fact) => `<li>${escapeMarkup(fact)}</li>`,
  )
  return `<p><strong>${escapeMarkup(title)}</strong></p><ul>${items.join('')}</ul>`
}
