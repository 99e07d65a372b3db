import { createHash } from 'node:crypto'
import type { PrintedDocument } from '@nimbus/server-kit/printing'
import type { CheckData } from '@nimbus/shared-contracts/availability'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'
import { eligibilityTexts } from '@nimbus/shared-contracts/eligibility'
import type { ContractSummary, OrderKind } from '@nimbus/shared-contracts/order'
import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import type { OrderFact } from '@nimbus/shared-contracts/wording'
import type { PricedCart } from '../cart/sums'
import { prices } from './prices'
import type { CatalogueData } from '../../catalogue/data/data'
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
  /** What is paid by use beyond what the tariff includes. */
  usage: CatalogueData['usage-prices']
  /** Whether something comes over from another provider; a cart doesn't say yet. */
  kind?: OrderKind
}

/** The summary of an offer by TKG § 54 and (EU) 2019/2243, in the annex' order, without the address of its PDF. */
export function contractSummary(facts: SummaryFacts): Omit<ContractSummary, 'pdf'> {
  const { tariff } = facts.cart
  if (!tariff) throw new Error('contract summary: the cart has no tariff')
  const content = {
    title: 'Vertragszusammenfassung',
    service: tariff.product_name,
    date: formatGermanDate(facts.today),
    intro: INTRO,
    provider: [
      postalLines().join(', '),
      `${COMPANY.email}, Telefon ${COMPANY.phone}, auch für Beschwerden`,
      ...(facts.offerId === undefined ? [] : [`Angebot ${facts.offerId.slice(0, 8).toUpperCase()}`]),
    ],
    sections: [
      services(facts, tariff),
      speeds(tariff),
      prices(facts.cart, tariff, facts.usage),
      term(facts.cart, tariff, { day: facts.today, concluded: false }),
      accessibility(tariff),
      otherInformation(tariff, facts),
    ],
  }
  return { version: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32), ...content }
}

/** Whoever pays before each period gets no bill. */
function accessibility({ kind }: Tariff): Section {
  return {
    title: SUMMARY_TITLES.accessibility,
    rows: [
      row(
        'Angebote',
        'Vermittlungsdienste für gehörlose und hörbehinderte Menschen, Notruf per App, ' +
          `${kind === 'prepaid' ? 'Vertragsunterlagen' : 'Rechnung und Vertragsunterlagen'} in barrierefreier Form.`,
      ),
    ],
  }
}

/** What holds for whoever brings a line or a number along (TKG § 59); a line that starts later leaves a gap. */
const CHANGE = {
  line:
    'Startet Ihr Anschluss zum Ende Ihres bisherigen Vertrags, sind Sie höchstens einen Arbeitstag nicht erreichbar. ' +
    'Rufnummern nehmen Sie kostenlos mit.',
  number:
    'Beim Wechsel Ihrer Rufnummer sind Sie höchstens einen Arbeitstag nicht erreichbar; die Mitnahme ist kostenlos. ' +
    'Ihr bisheriger Vertrag läuft bis zu seinem Ende weiter.',
}

/** Who can have the offer (PROD-8), and where the rest is written: the last part of a contract summary. */
function otherInformation(tariff: Tariff, { cart: { options }, kind }: SummaryFacts): Section {
  const changes = kind === 'provider-change'
  return {
    title: SUMMARY_TITLES.other,
    rows: [
      { label: 'Voraussetzungen', text: [eligibilityTexts(tariff, options).join(' ')] },
      {
        label: changes ? 'Wechsel und Streit' : 'Streit',
        text: [
          [
            ...(changes ? [CHANGE[tariff.kind === 'landline' ? 'line' : 'number']] : []),
            'Streit schlichtet die Schlichtungsstelle Telekommunikation der Bundesnetzagentur.',
          ].join(' '),
        ],
      },
      {
        label: 'Weitere Unterlagen',
        text: [
          'Allgemeine Geschäftsbedingungen, Leistungsbeschreibung, Preisliste, Produktinformationsblatt, Vorvertragliche Informationen und Widerrufsbelehrung.',
        ],
      },
    ],
  }
}

/**
 * The summary of a contract that was concluded on a day: what the customer has agreed to, with the days that follow from the
 * conclusion. Ordered on Friday and confirmed on Monday, its term ends on a Monday's date.
 */
export function concludedSummary<S extends Omit<ContractSummary, 'pdf' | 'version'>>(
  summary: S,
  cart: PricedCart,
  concluded: string,
): S {
  const { tariff } = cart
  if (!tariff) throw new Error('concluded summary: the order has no tariff')
  const section = term(cart, tariff, { day: concluded, concluded: true })
  return {
    ...summary,
    date: formatGermanDate(concluded),
    sections: summary.sections.map((other) => (other.title === section.title ? section : other)),
  }
}

/**
 * A summary with what was chosen and what follows from it, among services and devices. It is no part of what is stored: of an
 * order that is reduced to what the law asks for, places and numbers go. What the summary says itself isn't said twice; all stands in one row, since one page has to do ((EU) 2019/2243 Art. 2 (1)).
 */
export function withOrderFacts<S extends Pick<ContractSummary, 'sections'>>(
  summary: S,
  facts: readonly OrderFact[],
): S {
  const added = ({ rows }: Section) => {
    const told = facts.filter(({ label }) => !rows.some((other) => other.label === label))
    return told.length > 0
      ? [row('Ihre Wahl', told.map(({ label, text }) => `${label}: ${text.replace(/\.$/, '')}`).join(' · '))]
      : []
  }
  return {
    ...summary,
    sections: summary.sections.map((section) =>
      section.title === SUMMARY_TITLES.services ? { ...section, rows: [...section.rows, ...added(section)] } : section,
    ),
  }
}

/** The contract summary on paper: the same texts in the same order as on the page. */
export function printedSummary(summary: Omit<ContractSummary, 'pdf' | 'version'>, orderId?: string): PrintedDocument {
  const { title, service, date, intro, provider, sections } = summary
  return {
    title,
    subtitle: service,
    blocks: [
      {
        kind: 'paragraph',
        text: [...provider, `Stand ${date}`, ...(orderId ? [`Bestellnummer ${orderId}`] : [])].join(' · '),
      },
      { kind: 'paragraph', text: intro.join(' ') },
      ...sections.flatMap(({ title: text, rows }) => [
        { kind: 'heading', text } as const,
        { kind: 'rows', rows } as const,
      ]),
    ],
  }
}
