import { isLandline } from '@nimbus/shared-contracts/cart'
import { COMPANY } from '@nimbus/shared-contracts/company'
import { formatMoment } from '@nimbus/shared-contracts/dates'
import { valueAt } from '@nimbus/shared-contracts/forms'
import { WITHDRAWAL_TIME } from '@nimbus/shared-contracts/law'
import { routes } from '@nimbus/shared-contracts/routes'
import { dayOf, formatDay } from '../clock'
import { CREDITOR_ID, SEPA_MANDATE } from '../content/legal/sepa-mandate'
import type { orders } from '../db/schema'
import type { Block } from '../documents/pdf'
import { withdrawUntil } from '../order/legal-dates'
import { SUMMARY_TITLES } from '../order/summary/section'
import type { StatusLinks } from '../order-status/status-links'
import type { Mail } from './mail'
import { OUTCOMES, type Outcome } from './outcomes'

/** What mails tell of an order. */
export type OrderOfMail = Pick<
  typeof orders.$inferSelect,
  'order_id' | 'ordered_at' | 'cart' | 'data' | 'summary' | 'result'
>

/** What their links are made with. */
export interface MailLinks {
  /** "https://shop.example" */
  shopOrigin: string
  statusLinks: Pick<StatusLinks, 'to'>
}

/** The receipt of an order, which isn't yet its acceptance (BGB § 312i(1) no. 3). */
export function orderReceivedMail(order: OrderOfMail, links: MailLinks): Mail {
  const { order_id, ordered_at } = order
  return {
    ...addressed(order, 'order-received'),
    subject: `Eingangsbestätigung zu Ihrer Bestellung ${order_id}`,
    blocks: [
      greeting(order),
      p(
        `Ihre Bestellung ist am ${formatMoment(ordered_at.toISOString())} bei uns eingegangen. Diese E-Mail bestätigt nur den Eingang, sie ist noch keine Annahme: Der Vertrag kommt zustande, wenn wir Ihnen die Auftragsbestätigung senden.`,
      ),
      ...content(order),
      ...statusBlocks(order_id, links),
      // the contract is still to be concluded, and with it the fourteen days begin
      ...withdrawalBlocks(order, links, `mindestens bis zum ${formatDay(order.result.withdraw_until)}`),
      ...questions(),
    ],
  }
}

/**
 * The contract with its whole content and documents on a durable medium (BGB § 312f(2)), sent when the order is accepted.
 * `confirmedAt` is the conclusion, from which the time to withdraw runs.
 */
export function confirmationMail(order: OrderOfMail, links: MailLinks, confirmedAt: Date): Mail {
  const { order_id, result } = order
  const concluded = dayOf(confirmedAt)
  const tariff = order.cart.cart.tariff
  return {
    ...addressed(order, 'order-confirmed'),
    subject: `Auftragsbestätigung zu Ihrer Bestellung ${order_id}`,
    attachments: (['summary', 'terms', 'withdrawal', 'sheet'] as const).map((kind) => ({
      ref: { kind, id: order_id },
    })),
    blocks: [
      greeting(order),
      p(
        `wir nehmen Ihre Bestellung an. Damit ist Ihr Vertrag am ${formatDay(concluded)} zustande gekommen. Bitte bewahren Sie diese E-Mail mit ihren Anhängen auf.`,
      ),
      ...content(order),
      ...order.summary.sections.filter(({ title }) => title === SUMMARY_TITLES.term).flatMap(sectionBlocks),
      ...mandateBlocks(order),
      h('Ihre Unterlagen'),
      p('Im Anhang finden Sie als PDF:'),
      {
        kind: 'list',
        items: [
          'Vertragszusammenfassung',
          'Allgemeine Geschäftsbedingungen',
          'Widerrufsbelehrung mit Muster-Widerrufsformular',
          'Produktinformationsblatt',
        ],
      },
      ...(tariff && isLandline(tariff)
        ? [
            p(
              'Zugangsdaten für einen eigenen Router erhalten Sie unaufgefordert und kostenlos, sobald Ihr Anschluss eingerichtet ist.',
            ),
          ]
        : []),
      ...statusBlocks(order_id, links),
      ...withdrawalBlocks(
        order,
        links,
        `bis zum ${formatDay(latest(result.withdraw_until, withdrawUntil(concluded)))}`,
      ),
      ...questions(),
    ],
  }
}

/** Why a number could not be taken along, and what to do; both in the words of the order's status page. */
export function portingRejectedMail(
  order: OrderOfMail,
  links: MailLinks,
  rejection: { code: string; reason: string; whatToDo: string },
): Mail {
  const { order_id } = order
  return {
    ...addressed(order, `porting-rejected-${rejection.code}`),
    kind: 'porting-rejected',
    subject: `Ihre Rufnummer zur Bestellung ${order_id}: Bitte prüfen Sie Ihre Angaben`,
    blocks: [
      greeting(order),
      p('Ihr bisheriger Anbieter konnte die Mitnahme Ihrer Rufnummer noch nicht bestätigen.'),
      rows({ Grund: rejection.reason, 'Was Sie tun können': rejection.whatToDo }),
      p('Ihre Bestellung bleibt bestehen.'),
      ...statusBlocks(order_id, links),
      ...questions(),
    ],
  }
}

/** That an order is declined, cancelled, given up, or goes on after somebody wanted it cancelled. */
export function outcomeMail(order: OrderOfMail, links: MailLinks, outcome: Outcome): Mail {
  const { title, text } = OUTCOMES[outcome]
  return {
    ...addressed(order, outcome),
    subject: `Zu Ihrer Bestellung ${order.order_id}: ${title}`,
    blocks: [greeting(order), p(text), ...statusBlocks(order.order_id, links), ...questions()],
  }
}

/** The service works; how its speed is measured (TKTransparenzV § 7). */
export function activatedMail(order: OrderOfMail, links: MailLinks): Mail {
  const { order_id, result } = order
  return {
    ...addressed(order, 'activated'),
    subject: `Ihr Anschluss zur Bestellung ${order_id} ist freigeschaltet`,
    blocks: [
      greeting(order),
      p('ab sofort können Sie Ihren Anschluss nutzen.'),
      h('Geschwindigkeit messen'),
      p(
        'Ob Ihr Anschluss so schnell ist wie vereinbart, messen Sie kostenlos mit dem Werkzeug der Bundesnetzagentur. Die vereinbarten Geschwindigkeiten stehen in Ihrer Vertragszusammenfassung.',
      ),
      link('Breitbandmessung der Bundesnetzagentur', 'https://www.breitbandmessung.de'),
      ...(result.term_ends_on && result.notice_until
        ? [
            h('Laufzeit'),
            rows({
              'Mindestlaufzeit bis': formatDay(result.term_ends_on),
              'Dafür kündigen Sie bis': formatDay(result.notice_until),
            }),
          ]
        : []),
      ...statusBlocks(order_id, links),
      ...questions(),
    ],
  }
}

const p = (text: string): Block => ({ kind: 'paragraph', text })
const h = (text: string): Block => ({ kind: 'heading', text })
const link = (label: string, href: string): Block => ({ kind: 'link', label, href })

/** rows({Bestellnummer: 'NB-2026-7K3M9Q'}) → one row */
const rows = (texts: Record<string, string>): Block => ({
  kind: 'rows',
  rows: Object.entries(texts).map(([label, text]) => ({ label, text: [text] })),
})

const addressed = (
  { order_id, result }: OrderOfMail,
  kind: string,
): Pick<Mail, 'key' | 'kind' | 'to' | 'order_id'> => ({
  key: `${kind} ${order_id}`,
  kind,
  to: result.email,
  order_id,
})

const greeting = ({ result: { name } }: OrderOfMail): Block => p(name ? `Guten Tag ${name},` : 'Guten Tag,')

/** What was ordered, with every price: the words and numbers of the contract summary that the customer has seen. */
function content({ order_id, ordered_at, summary, result }: OrderOfMail): Block[] {
  return [
    h('Ihre Bestellung'),
    rows({ Bestellnummer: order_id, 'Bestellt am': formatMoment(ordered_at.toISOString()) }),
    ...summary.sections
      .filter(({ title }) => [SUMMARY_TITLES.services, SUMMARY_TITLES.prices].includes(title))
      .flatMap(sectionBlocks),
    ...bookedBlocks(result),
  ]
}

/** The technician's time and the new number, where they were chosen: both are booked with the order. */
function bookedBlocks({ landline, mobile }: OrderOfMail['result']): Block[] {
  const visit = landline?.appointment
  const number = mobile?.phone_number
  if (!visit && number === undefined) return []
  return [
    h('Für Sie gebucht'),
    rows({
      ...(visit && { 'Termin mit der Technik': `${formatDay(visit.day)}, ${visit.from} bis ${visit.till} Uhr` }),
      ...(number !== undefined && { 'Ihre neue Rufnummer': number }),
    }),
  ]
}

const sectionBlocks = (section: OrderOfMail['summary']['sections'][number]): Block[] => [
  h(section.title),
  { kind: 'rows', rows: section.rows },
]

function statusBlocks(orderId: string, { shopOrigin, statusLinks }: MailLinks): Block[] {
  return [
    h('Stand Ihrer Bestellung'),
    p('Hier sehen Sie ohne Anmeldung, wie weit wir sind, und finden Ihre Unterlagen:'),
    link('Bestellung ansehen', shopOrigin + statusLinks.to(orderId)),
  ]
}

/** Where and until when one withdraws, `until` in words ("bis zum 11.12.2026"); goods give fourteen days from their receipt (BGB § 356). */
function withdrawalBlocks({ order_id, cart }: OrderOfMail, { shopOrigin }: MailLinks, until: string): Block[] {
  const { handsets, hardware } = cart.cart
  const goods = handsets.length + hardware.length > 0
  return [
    h('Widerruf'),
    p(
      `Sie können Ihren Vertrag ${until} ohne Angabe von Gründen widerrufen` +
        (goods
          ? `; haben Sie Geräte bestellt, ${WITHDRAWAL_TIME} ab dem Tag, an dem Sie das letzte Gerät erhalten haben, wenn das später ist.`
          : '.'),
    ),
    link('Vertrag widerrufen', shopOrigin + routes.withdraw({ auftrag: order_id })),
  ]
}

const questions = (): Block[] => [
  h('Fragen und Beschwerden'),
  p(`Wir helfen Ihnen gern: ${COMPANY.email}, Telefon ${COMPANY.phone}. Bitte nennen Sie Ihre Bestellnummer.`),
]

/** The mandate as it was given, the IBAN masked (conventions 1.2 r); nothing for who pays otherwise. */
function mandateBlocks({ order_id, data }: OrderOfMail): Block[] {
  const payment = data.PAYMENT ?? {}
  if (valueAt(payment, 'payment.method') !== 'DIRECT_DEBIT') return []
  return [
    h('SEPA-Lastschriftmandat'),
    rows({
      'Gläubiger-Identifikationsnummer': CREDITOR_ID,
      Mandatsreferenz: order_id,
      'Kontoinhaberin oder Kontoinhaber': String(valueAt(payment, 'payment.account_holder')),
      IBAN: String(valueAt(payment, 'payment.iban')),
      Zahlungsart: 'Wiederkehrende Zahlung',
    }),
    p(SEPA_MANDATE),
  ]
}

const latest = (one: string, other: string): string => (one > other ? one : other)
