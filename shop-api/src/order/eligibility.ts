import { isLandline } from '@nimbus/shared-contracts/cart'
import { hasStreaming, isYoung, needsFibreConnection, type Tariff } from '@nimbus/shared-contracts/catalogue'
import type { ContractSummary } from '@nimbus/shared-contracts/order'
import { YOUNG_PERSONS } from '../content/eligibility-facts'
import { newCustomerFact } from '../content/footnote-facts'
import type { PricedCart } from './sums'

type Section = ContractSummary['sections'][number]

/** Who can have the offer (spec section 5), and where the rest is written: the last part of a contract summary. */
export function otherInformation(tariff: Tariff, { options }: PricedCart): Section {
  const conditions = [
    ...(isYoung(tariff) ? [`Für ${YOUNG_PERSONS}.`] : []),
    newCustomerFact(isLandline(tariff) ? 'Breitbandanschluss' : 'Anschluss'),
    ...(tariff.properties.prepaid ? ['Vor der Freischaltung prüfen wir Ihre Identität (§ 172 TKG).'] : []),
    ...(needsFibreConnection(tariff)
      ? [
          'Glasfaser braucht einen Hausanschluss; bei verbindlicher Buchung legen wir ihn kostenlos, wenn Anschluss- und Gebäudeadresse ' +
            'gleich sind. Nötig sind das Einverständnis der Eigentümer oder der Hausverwaltung und die abschließende Ausbauprüfung.',
        ]
      : []),
    ...(hasStreaming(tariff, options)
      ? [
          'Streamingdienste setzen einen Wohnsitz in Deutschland, eine Registrierung und die Zustimmung zu deren Bedingungen voraus.',
        ]
      : []),
  ]
  return {
    title: 'Sonstige relevante Informationen',
    rows: [
      { label: 'Voraussetzungen', text: [conditions.join(' ')] },
      {
        label: 'Wechsel und Streit',
        text: [
          'Beim Anbieterwechsel ruht der Dienst höchstens einen Arbeitstag; Rufnummern nehmen Sie kostenlos mit. ' +
            (isLandline(tariff) ? '' : 'Ihr bisheriger Vertrag läuft bis zu seinem Ende weiter. ') +
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
