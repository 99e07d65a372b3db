import { needsHandset } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { eligibilityTexts } from '@nimbus/shared-contracts/eligibility'
import { AT_END_OF_FOUR_WEEKS } from '@nimbus/shared-contracts/law'
import { formatEuro, ledger } from '@nimbus/shared-contracts/money'
import { equivalentText } from '@nimbus/shared-contracts/wording'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { CALLS_INCLUDED } from '../../catalogue/tariffs/calls-text'
import { maximumText, throttlingText, volumeText } from '../facts/data-volume-text'
import { footnoteText, monthlyFact, shorterFact, termFact } from './footnote-text'
import { feeFacts, onceFor, shippingOf } from '../facts/one-off-facts'

/**
 * The footnote of a mobile tag; undefined for a tag of the landline or of nothing. All terms of a tariff have one tag.
 * mobileFootnote(catalogue, 'T_MOBIL_M_YOUNG') → '<p><strong>Nimbus Mobil M Young</strong></p><ul>…'
 */
export function mobileFootnote(catalogue: Catalogue, tag: string): string | undefined {
  const [longest, ...shorter] = catalogue
    .tariffs()
    .filter((tariff) => tariff.kind !== 'landline')
    .filter(({ footnote_tag }) => footnote_tag === tag)
    .sort((one, other) => other.properties.contract_term - one.properties.contract_term)
  if (!longest) return undefined
  const facts = longest.kind === 'prepaid' ? prepaidFacts(longest) : postPaidFacts(catalogue, longest, shorter)
  return footnoteText(longest.product_name, [
    ...facts,
    `${volumeText(longest)}, ${maximumText(longest)}.`,
    ...[throttlingText(longest)].filter(Boolean),
    `${longest.usage_prices ?? CALLS_INCLUDED}.`,
    ...eligibilityTexts(longest),
  ])
}

function postPaidFacts(catalogue: Catalogue, tariff: Tariff, shorter: readonly Tariff[]): string[] {
  return [
    monthlyFact(tariff),
    `Einmaliger Bereitstellungspreis: ${onceFor('provisioning', [tariff, ...shorter])}.`,
    ...feeFacts([tariff, ...shorter]),
    ...(needsHandset(tariff)
      ? [
          `Zum Tarif kommen der Preis des Geräts und einmalig ${shippingOf(catalogue, tariff)} für den Versand. Den monatlichen Anteil des Geräts zahlen Sie nur während der Mindestlaufzeit; alle Beträge stehen beim Gerät.`,
        ]
      : []),
    termFact(tariff),
    ...shorter.map((other) => shorterFact(other)),
  ]
}

function prepaidFacts(tariff: Tariff): string[] {
  const { fourWeekly } = ledger(tariff.conditions)
  return [
    `Preis: ${formatEuro(fourWeekly)} je 4\u00a0Wochen im Voraus, das ${equivalentText(fourWeekly)}.`,
    `Keine Mindestlaufzeit und kein Bereitstellungspreis. Der Tarif verlängert sich um jeweils 4\u00a0Wochen, solange Ihr Guthaben reicht; Sie beenden ihn ${AT_END_OF_FOUR_WEEKS}.`,
    ...feeFacts([tariff]),
  ]
}
