import { createHash } from 'node:crypto'
import type { CheckData } from '@nimbus/shared-contracts/availability'
import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'
import type { ContractSummary } from '@nimbus/shared-contracts/order'
import { formatDay } from '@nimbus/server-kit/clock'
import type { PricedCart } from '../cart/sums'
import { otherInformation } from './other-information'
import { prices } from './prices'
import { row, SUMMARY_TITLES, type Section } from './section'
import { services, speeds } from './services'
import { term } from './term'

/** The fixed statements of the annex to (EU) 2019/2243. */
const INTRO = [
  'Diese Vertragszusammenfassung enthält die Hauptbestandteile dieses Dienstleistungsangebots, wie es das EU-Recht vorschreibt.',
  'Sie erleichtert den Vergleich verschiedener Angebote.',
  'Vollständige Informationen über die Dienstleistung sind in anderen Dokumenten enthalten.',
]

/** What a contract summary is made of. */
export interface SummaryFacts {
  /** Names the offer before there is an order number; a cart has none yet. */
  offerId?: string
  /** The day of the shop's clock, on which the contract would be concluded. */
  today: string
  cart: PricedCart
  checkData: CheckData | null
}

/** The summary of an offer by TKG § 54 and (EU) 2019/2243, in the annex' order, without the address of its PDF. */
export function contractSummary(facts: SummaryFacts): Omit<ContractSummary, 'pdf'> {
  const { tariff } = facts.cart
  if (!tariff) throw new Error('contract summary: the cart has no tariff')
  const content = {
    title: 'Vertragszusammenfassung',
    service: tariff.product_name,
    date: formatDay(facts.today),
    intro: INTRO,
    provider: [
      postalLines().join(', '),
      `${COMPANY.email}, Telefon ${COMPANY.phone}, auch für Beschwerden`,
      ...(facts.offerId === undefined ? [] : [`Angebot ${facts.offerId.slice(0, 8).toUpperCase()}`]),
    ],
    sections: [
      services(facts, tariff),
      speeds(tariff),
      prices(facts.cart, tariff),
      term(facts.cart, tariff, facts.today),
      accessibility(),
      otherInformation(tariff, facts.cart),
    ],
  }
  return { version: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32), ...content }
}

function accessibility(): Section {
  return {
    title: SUMMARY_TITLES.accessibility,
    rows: [
      row(
        'Angebote',
        'Vermittlungsdienste für gehörlose und hörbehinderte Menschen, Notruf per App, Rechnung und Vertragsunterlagen in barrierefreier Form.',
      ),
    ],
  }
}
