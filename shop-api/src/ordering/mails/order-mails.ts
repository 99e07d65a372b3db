import { areaOf } from '@nimbus/shared-contracts/cart'
import { formatGermanDate, formatMoment, latestDay } from '@nimbus/shared-contracts/dates'
import { shippedNames } from '@nimbus/shared-contracts/order-status'
import { routes } from '@nimbus/shared-contracts/routes'
import { switchName } from '@nimbus/shared-contracts/wording'
import { dayOf } from '@nimbus/server-kit/clock'
import { withdrawUntil } from '../../kernel/dates/legal-dates'
import { ORDER_DOCUMENTS } from '../../kernel/documents/document-links'
import type { Mail } from '../../kernel/documents/mail'
import { mailText } from '../../kernel/texts/text'
import { concludedSummary } from '../summary/contract-summary'
import { SUMMARY_TITLES } from '../summary/section'
import { addressed, orderSlots } from './addressed'
import { identityCheckMail } from './event-mails'
import { contentBlocks, mandateSlots, sectionBlocks, type MailLinks, type OrderOfMail } from './order-blocks'

/** Where and until when one withdraws; goods give fourteen days from their receipt (BGB § 356). */
const withdrawalSlots = ({ order_id, cart: { cart } }: OrderOfMail, { shopOrigin }: MailLinks, lastDay: string) => ({
  withdrawUntil: formatGermanDate(lastDay),
  goods: shippedNames(cart).length > 0,
  withdrawLink: shopOrigin + routes.withdraw({ auftrag: order_id }),
})

/** What tells of an order as soon as there is one: its receipt, and of a prepaid one where the identity is checked (TKG § 172). */
export const mailsOfOrder = (order: OrderOfMail, links: MailLinks): Mail[] => [
  orderReceivedMail(order, links),
  ...(order.result.mobile?.prepaid ? [identityCheckMail(order, links)] : []),
]

/** The receipt of an order, which isn't yet its acceptance (BGB § 312i(1) no. 3). */
export function orderReceivedMail(order: OrderOfMail, links: MailLinks): Mail {
  return {
    ...addressed(order, 'order-received'),
    ...mailText('mails/order-received', {
      ...orderSlots(order, links),
      ...withdrawalSlots(order, links, order.result.withdraw_until),
      // the contract is still to be concluded, and with it the fourteen days begin
      atLeast: true,
      receivedAt: formatMoment(order.ordered_at.toISOString()),
      content: contentBlocks(order),
    }),
  }
}

/**
 * The contract with its whole content and documents on a durable medium (BGB § 312f(2)), sent when the order is accepted.
 * `confirmedAt` is the conclusion, from which the time to withdraw runs.
 */
export function confirmationMail(order: OrderOfMail, links: MailLinks, confirmedAt: Date): Mail {
  const concluded = dayOf(confirmedAt)
  const { cart } = order.cart
  const summary = concludedSummary(order.summary, cart, concluded)
  const terms = summary.sections.filter(({ title }) => title === SUMMARY_TITLES.term)
  return {
    ...addressed(order, 'order-confirmed'),
    ...mailText('mails/order-confirmed', {
      ...orderSlots(order, links),
      ...withdrawalSlots(order, links, latestDay(order.result.withdraw_until, withdrawUntil(concluded))),
      ...mandateSlots(order),
      atLeast: false,
      concludedOn: formatGermanDate(concluded),
      content: [...contentBlocks(order, confirmedAt), ...terms.flatMap(sectionBlocks)],
      landline: cart.tariff ? areaOf(cart.tariff) === 'landline' : false,
    }),
    attachments: ORDER_DOCUMENTS.map((kind) => ({ ref: { kind, id: order.order_id } })),
  }
}

/** Why a line or a number could not be taken over, and what to do; both in the words of the order's status page. */
export function portingRejectedMail(
  order: OrderOfMail,
  links: MailLinks,
  { code, reason, whatToDo }: { code: string; reason: string; whatToDo: string },
): Mail {
  const { title, what } = switchName(order.result.landline?.provider_change?.business_case)
  return {
    ...addressed(order, `porting-rejected-${code}`),
    kind: 'porting-rejected',
    ...mailText('mails/porting-rejected', { ...orderSlots(order, links), title, what, reason, whatToDo }),
  }
}

/** That an order is declined, cancelled, given up, or goes on after somebody wanted it cancelled. */
export const outcomeMail = (order: OrderOfMail, links: MailLinks, outcome: string): Mail => ({
  ...addressed(order, outcome),
  ...mailText(`order-outcomes/${outcome}`, orderSlots(order, links)),
})

/** The service works; how its speed is measured (TKTransparenzV § 7). */
export function activatedMail(order: OrderOfMail, links: MailLinks): Mail {
  const { term_ends_on, notice_until } = order.result
  return {
    ...addressed(order, 'activated'),
    ...mailText('mails/activated', {
      ...orderSlots(order, links),
      landline: order.result.mobile === undefined,
      termEndsOn: term_ends_on && formatGermanDate(term_ends_on),
      noticeUntil: notice_until && formatGermanDate(notice_until),
    }),
  }
}
