import { formatGermanDate } from '@nimbus/shared-contracts/dates'
import { afterWithdrawal } from '@nimbus/shared-contracts/order'
import type { OrderProgress } from '@nimbus/shared-contracts/order-status'
import {
  deliveryFact,
  isSeamless,
  SWITCH_GAP,
  switchName,
  switchTexts,
  visitText,
  type VisitTime,
} from '@nimbus/shared-contracts/wording'
import type { Mail } from '../../kernel/documents/mail'
import { mailText } from '../../kernel/texts/text'
import { orderOfFacts } from '../summary/order-summary'
import { addressed, orderSlots } from './addressed'
import type { MailLinks, OrderOfMail } from './order-blocks'

/** Where the identity of a prepaid customer is checked. */
export const identityCheckMail = (order: OrderOfMail, links: MailLinks): Mail => ({
  ...addressed(order, 'identity-check'),
  ...mailText('mails/identity-check', {
    ...orderSlots(order, links),
    link: links.accessCodes.identityCheck(order.order_id),
  }),
})

/** The parcel is on its way: what is in it, where it goes, and its number where the carrier gave one. */
export const dispatchedMail = (order: OrderOfMail, links: MailLinks, parcel: OrderProgress['parcel']): Mail => ({
  ...addressed(order, 'dispatched'),
  ...mailText('mails/dispatched', {
    ...orderSlots(order, links),
    parcel: parcel?.number,
    delivery: deliveryFact(orderOfFacts(order, { parcel }))?.text,
  }),
})

/** When access is given to a service, and whether that runs. */
interface AccessTime {
  on: string
  isActive: boolean
}

/**
 * What a service is used with: the access data of a line, or the profile of an eSIM as QR code and as text. `on` is the
 * day of the mail, after which the first day of the service has to lie to be named; `isActive`: it has begun already.
 */
export function accessMail(order: OrderOfMail, links: MailLinks, { on, isActive }: AccessTime): Mail {
  const { order_id, result } = order
  if (!result.mobile) {
    const { user, startCode } = links.accessCodes.line(order_id)
    return {
      ...addressed(order, 'access'),
      ...mailText('mails/access', { ...orderSlots(order, links), user, startCode }),
    }
  }
  const { address, matchingId, activation } = links.accessCodes.esim(order_id)
  const { early_start, phone_number } = result.mobile
  const startsOn = afterWithdrawal(result.withdraw_until)
  return {
    ...addressed(order, 'esim'),
    ...mailText('mails/esim', {
      ...orderSlots(order, links),
      code: [{ kind: 'qr', text: activation, label: 'QR-Code für Ihre eSIM' }],
      activation,
      address,
      matchingId,
      number: phone_number,
      startsOn: early_start || isActive || startsOn <= on ? undefined : formatGermanDate(startsOn),
    }),
  }
}

/** Two times of which the customer chooses one. `seq` of the event: times may be proposed again. */
export const appointmentsProposedMail = (
  order: OrderOfMail,
  links: MailLinks,
  { first, second, seq }: { first: VisitTime; second: VisitTime; seq: number },
): Mail => ({
  ...repeatable(addressed(order, 'appointments-proposed'), seq),
  ...mailText('mails/appointments-proposed', {
    ...orderSlots(order, links),
    first: visitText(first),
    second: visitText(second),
  }),
})

/** The time that is agreed, or another one than before. */
export const appointmentMail = (
  order: OrderOfMail,
  links: MailLinks,
  { seq, ...visit }: VisitTime & { seq: number },
): Mail => ({
  ...repeatable(addressed(order, 'appointment'), seq),
  ...mailText('mails/appointment', { ...orderSlots(order, links), visit: visitText(visit) }),
})

/** The day on which the numbers come, or the line with them. */
export function portingDateMail(order: OrderOfMail, links: MailLinks, on: string): Mail {
  const { landline, mobile } = order.result
  const businessCase = landline?.provider_change?.business_case
  const formerEnd = landline ? landline.provider_change?.contract_end_date : mobile?.porting?.on
  return {
    ...addressed(order, 'porting-date'),
    ...mailText('mails/porting-date', {
      ...orderSlots(order, links),
      ofTitle: switchName(businessCase).ofTitle,
      what: [...switchTexts(businessCase, on), ...(isSeamless(formerEnd, on, businessCase) ? [SWITCH_GAP] : [])].join(
        ' ',
      ),
    }),
  }
}

/** For what may be told again: each event has its own mail. */
export const repeatable = <Addressed extends Pick<Mail, 'key'>>(mail: Addressed, seq: number): Addressed => ({
  ...mail,
  key: `${mail.key} ${seq}`,
})
