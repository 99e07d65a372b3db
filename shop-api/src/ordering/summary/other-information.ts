import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { eligibilityTexts } from '@nimbus/shared-contracts/eligibility'
import type { PricedCart } from '../cart/sums'
import { SUMMARY_TITLES, type Section } from './section'

/** Who can have the offer (PROD-8), and where the rest is written: the last part of a contract summary. */
export function otherInformation(tariff: Tariff, { options }: PricedCart): Section {
  return {
    title: SUMMARY_TITLES.other,
    rows: [
      { label: 'Voraussetzungen', text: [eligibilityTexts(tariff, options).join(' ')] },
      {
        label: 'Wechsel und Streit',
        text: [
          'Beim Anbieterwechsel ruht der Dienst höchstens einen Arbeitstag; Rufnummern nehmen Sie kostenlos mit. ' +
            (tariff.kind === 'landline' ? '' : 'Ihr bisheriger Vertrag läuft bis zu seinem Ende weiter. ') +
            'Streit schlichtet die Schlichtungsstelle Telekommunikation der Bundesnetzagentur.',
        ],
      },
      {
        label: 'Weitere Unterlagen',
        text: ['Allgemeine Geschäftsbedingungen, Produktinformationsblatt und Widerrufsbelehrung.'],
      },
    ],
  }
}
