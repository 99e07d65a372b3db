import { createHash } from 'node:crypto'
import { checkedAddress, type CheckData } from '@nimbus/shared-contracts/availability'
import type { Option, Tariff } from '@nimbus/shared-contracts/catalogue'
import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'
import { termEndsOn } from '@nimbus/shared-contracts/dates'
import {
  averageOver,
  formatEuro,
  ledger,
  LAST_MONTH,
  oneOffParts,
  priceSteps,
  totalOver,
  type Ledger,
  type PriceCondition,
} from '@nimbus/shared-contracts/money'
import type { ContractSummary } from '@nimbus/shared-contracts/order'
import { formatDay } from '../clock'
import { noticeUntil } from './legal-dates'
import { conditionsIn, type PricedCart } from './sums'
import { otherInformation } from './eligibility'

/** What a contract summary is made of. */
export interface SummaryFacts {
  /** Names the offer before there is an order number. */
  offerId: string
  /** The day of the shop's clock, on which the contract would be concluded. */
  today: string
  cart: PricedCart
  checkData: CheckData | null
}

type Section = ContractSummary['sections'][number]
type Row = Section['rows'][number]

/** The summary of an offer by TKG § 54 and (EU) 2019/2243, in the annex' order, without the address of its PDF. */
export function contractSummary(facts: SummaryFacts): Omit<ContractSummary, 'pdf'> {
  const { tariff } = facts.cart
  if (!tariff) throw new Error('contract summary: the cart has no tariff')
  const content = {
    title: 'Vertragszusammenfassung',
    service: tariff.product_name,
    date: formatDay(facts.today),
    intro: [
      'Diese Zusammenfassung nennt die wesentlichen Bestandteile des Angebots, wie es das EU-Recht verlangt.',
      'Mit ihr können Sie Angebote vergleichen.',
      'Alle Einzelheiten zum Dienst stehen in den übrigen Vertragsunterlagen.',
    ],
    provider: [
      postalLines().join(', '),
      `${COMPANY.email}, Telefon ${COMPANY.phone}, auch für Beschwerden`,
      `Angebot ${facts.offerId.slice(0, 8).toUpperCase()}`,
    ],
    sections: [
      services(facts, tariff),
      speeds(tariff),
      prices(facts, tariff),
      term(facts, tariff),
      accessibility(),
      otherInformation(tariff, facts.cart),
    ],
  }
  return { version: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32), ...content }
}

const row = (label: string, ...text: string[]): Row => ({ label, text })

function services({ cart, checkData }: SummaryFacts, tariff: Tariff): Section {
  const technology = tariff.properties.technology === 'FIBRE' ? 'Glasfaser' : 'DSL'
  const names = (items: readonly Option[]): string => items.map(({ product_name }) => product_name).join(', ')
  const included = tariff.benefits?.length ? [`Enthalten: ${tariff.benefits.join(', ')}.`] : []
  return {
    title: 'Dienste und Geräte',
    rows: [
      row('Tarif', `${tariff.product_name}: Internet über ${technology} und Telefon.`, ...included),
      ...(checkData ? [row('Anschluss', checkedAddress(checkData))] : []),
      ...(cart.options.length > 0 ? [row('Optionen', names(cart.options))] : []),
      ...(cart.hardware.length > 0 ? [row('Geräte', names(cart.hardware))] : []),
    ],
  }
}

const rate = (value: number): string => String(value).replace('.', ',')

function speeds({ bandwidth }: Tariff): Section {
  const line = ({ min, normal, max }: { min: number; normal: number; max: number }): string =>
    `minimal ${rate(min)}, normalerweise ${rate(normal)}, maximal ${rate(max)} MBit/s`
  return {
    title: 'Geschwindigkeiten des Internetdienstes und Abhilfen bei Problemen',
    rows: [
      ...(bandwidth ? [row('Download', line(bandwidth.down)), row('Upload', line(bandwidth.up))] : []),
      row(
        'Abhilfe',
        'Weicht die Geschwindigkeit erheblich, dauerhaft oder oft davon ab, können Sie den Preis mindern oder außerordentlich kündigen ' +
          '(§ 57 TKG). Messen können Sie mit breitbandmessung.de.',
      ),
    ],
  }
}

/** {from: 4, till: 24} → "Monat 4–24"; a step that lasts → "ab Monat 4" */
function months({ from, till }: { from: number; till: number }): string {
  if (till >= LAST_MONTH) return from === 1 ? 'jeden Monat' : `ab Monat ${from}`
  return from === till ? `Monat ${from}` : `Monat ${from}–${till}`
}

const stepsText = (book: Ledger): string =>
  priceSteps(book)
    .map((step) => `${months(step)}: ${formatEuro(step.amount)}`)
    .join(', ')

function prices({ cart }: SummaryFacts, tariff: Tariff): Section {
  const conditions = conditionsIn(cart)
  const book = ledger(conditions)
  const months = tariff.properties.contract_term
  const extras = [...cart.options, ...cart.hardware].filter(({ conditions: own }) => ledger(own).months.some(Boolean))
  return {
    title: 'Preis',
    rows: [
      row(`${tariff.product_name}, je Monat`, stepsText(ledger(tariff.conditions))),
      ...extras.map((item) => row(`${item.product_name}, je Monat`, stepsText(ledger(item.conditions)))),
      ...(extras.length > 0 ? [row('Zusammen je Monat', stepsText(book))] : []),
      row('Einmalig', oneOffText(conditions)),
      row(
        `In ${months} Monaten`,
        `insgesamt ${formatEuro(totalOver(book, months))}, im Durchschnitt ${formatEuro(averageOver(book, months))} je Monat. ` +
          'Alle Preise enthalten die Mehrwertsteuer.',
      ),
    ],
  }
}

const ONE_OFF_NAME = {
  device: 'Gerät',
  provisioning: 'Bereitstellung',
  shipping: 'Versand',
  other: 'weitere einmalige Kosten',
} as const

function oneOffText(conditions: readonly PriceCondition[]): string {
  const parts = oneOffParts(conditions).map(({ kind, amount }) => `${ONE_OFF_NAME[kind]} ${formatEuro(amount)}`)
  return parts.length > 0 ? parts.join(', ') : 'keine Kosten'
}

function term({ cart, today }: SummaryFacts, tariff: Tariff): Section {
  const duration = tariff.properties.contract_term
  const end = termEndsOn(today, duration)
  const devices = cart.hardware.filter(({ properties }) => properties.contract_term > 0)
  const monthly = cart.options.filter(({ properties }) => properties.notice_months !== undefined)
  return {
    title: 'Laufzeit, Verlängerung und Kündigung',
    rows: [
      row(
        'Laufzeit',
        `${duration} Monate. Die Laufzeit beginnt mit Vertragsschluss: am ${formatDay(today)} geschlossen, endet sie am ${formatDay(end)}. ` +
          `Zu diesem Tag kündigen Sie bis ${formatDay(noticeUntil(end))}.`,
      ),
      row('Danach', 'Unbefristet, jederzeit mit einer Frist von einem Monat kündbar.'),
      ...devices.map(({ product_name, properties }) =>
        row(
          product_name,
          `${properties.contract_term} Monate, danach jederzeit mit einer Frist von einem Monat kündbar.`,
        ),
      ),
      ...(monthly.length > 0
        ? [
            row(
              monthly.map(({ product_name }) => product_name).join(', '),
              'Jederzeit mit einer Frist von einem Monat kündbar.',
            ),
          ]
        : []),
    ],
  }
}

function accessibility(): Section {
  return {
    title: 'Funktionsmerkmale für Endnutzer mit Behinderungen',
    rows: [
      row(
        'Angebote',
        'Vermittlungsdienste für gehörlose und hörbehinderte Menschen, Notruf per App, Rechnung und Vertragsunterlagen in barrierefreier Form.',
      ),
    ],
  }
}
