import { isLandline } from '@nimbus/shared-contracts/cart'
import { formatMoment } from '@nimbus/shared-contracts/dates'
import { dayOf, formatDay } from '@nimbus/server-kit/clock'
import { withdrawUntil } from '../../kernel/dates/legal-dates'
import { SUMMARY_TITLES } from '../summary/section'
import type { Mail } from '../../kernel/documents/mail'
import {
  contentBlocks,
  greeting,
  h,
  link,
  mandateBlocks,
  p,
  questions,
  rows,
  sectionBlocks,
  statusBlocks,
  withdrawalBlocks,
  type MailLinks,
  type OrderOfMail,
} from './order-blocks'
import { OUTCOMES, type Outcome } from '../../platform/mail/outcomes'

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
      ...contentBlocks(order),
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
      ...contentBlocks(order),
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

const addressed = (
  { order_id, result }: OrderOfMail,
  kind: string,
): Pick<Mail, 'key' | 'kind' | 'to' | 'order_id'> => ({
  key: `${kind} ${order_id}`,
  kind,
  to: result.email,
  order_id,
})

const latest = (one: string, other: string): string => (one > other ? one : other)
