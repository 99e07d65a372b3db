import { PORT_REJECTION_TEXTS, type OrderProgress } from '@nimbus/shared-contracts/order-status'
import { dayOf } from '@nimbus/server-kit/clock'
import type { Mail } from '../../kernel/documents/mail'
import type { MailLinks, OrderOfMail } from '../../ordering/mails/order-blocks'
import {
  accessMail,
  appointmentMail,
  appointmentsProposedMail,
  dispatchedMail,
  portingDateMail,
  repeatable,
} from '../../ordering/mails/event-mails'
import { activatedMail, confirmationMail, outcomeMail, portingRejectedMail } from '../../ordering/mails/order-mails'
import type { OrderEvent } from '../../platform/database/order-event'
import { datesOf } from './order-status'

/** What happened to an order. */
interface Told {
  event: OrderEvent
  seq: number
  at: Date
  /** How far the order is with it. */
  progress: OrderProgress
}

/** The mails that tell the customer of an event; none where the status page is enough. */
export function mailsOf(order: OrderOfMail, told: Told, links: MailLinks): Mail[] {
  if (order.result.email === '') return []
  const { event, seq, at, progress } = told
  const concluded = { ...order, result: { ...order.result, ...datesOf(order, progress) } }
  switch (event.kind) {
    case 'confirmed':
      return [confirmationMail(order, links, at)]
    case 'dispatched':
      return [dispatchedMail(order, links, progress.parcel)]
    case 'provisioned':
      return [accessMail(concluded, links, { on: dayOf(at), isActive: progress.activated_at !== undefined })]
    case 'appointments-proposed': {
      const second = { on: event.or_on, from: event.or_from, till: event.or_till }
      return [appointmentsProposedMail(order, links, { first: event, second, seq })]
    }
    case 'appointment':
      return [appointmentMail(order, links, { ...event, seq })]
    case 'porting-accepted':
      return [portingDateMail(order, links, event.on)]
    case 'activated':
      return [activatedMail(concluded, links)]
    case 'porting-rejected': {
      const { reason, action: whatToDo } = PORT_REJECTION_TEXTS[event.code]
      // the same answer may come twice, and is told twice
      return [repeatable(portingRejectedMail(order, links, { code: event.code, reason, whatToDo }), seq)]
    }
    case 'rejected':
    case 'failed':
    case 'cancelled':
    case 'cancellation-accepted':
    case 'cancellation-refused':
      return [repeatable(outcomeMail(order, links, event.kind), seq)]
    case 'identified':
    case 'porting-requested':
    case 'porting-corrected':
    case 'held':
    case 'resumed':
    case 'cancellation-requested':
      return []
  }
}
