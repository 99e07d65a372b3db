import { PORT_REJECTION_TEXTS } from '@nimbus/shared-contracts/order-status'
import type { Mail } from '../../kernel/documents/mail'
import type { MailLinks, OrderOfMail } from '../../ordering/mails/order-blocks'
import {
  activatedMail,
  confirmationMail,
  isOutcome,
  outcomeMail,
  portingRejectedMail,
} from '../../ordering/mails/order-mails'
import type { OrderEvent } from '../../platform/database/order-event'
import { datesOf } from './order-status'

/** What happened to an order, and when its contract was concluded. */
interface Told {
  event: OrderEvent
  seq: number
  at: Date
  confirmedAt: string | undefined
}

/** The mail that tells the customer of an event; undefined where the status page is enough. */
export function mailOf(order: OrderOfMail, { event, seq, at, confirmedAt }: Told, links: MailLinks): Mail | undefined {
  if (order.result.email === '') return undefined
  const concluded = { ...order, result: { ...order.result, ...datesOf(order, { confirmed_at: confirmedAt }) } }
  if (event.kind === 'confirmed') return confirmationMail(order, links, at)
  if (event.kind === 'activated') return activatedMail(concluded, links)
  if (event.kind === 'porting-rejected') {
    const { reason, action: whatToDo } = PORT_REJECTION_TEXTS[event.code]
    const mail = portingRejectedMail(order, links, { code: event.code, reason, whatToDo })
    // the same answer may come twice, and is told twice
    return { ...mail, key: `${mail.key} ${seq}` }
  }
  if (isOutcome(event.kind)) {
    const mail = outcomeMail(order, links, event.kind)
    return { ...mail, key: `${mail.key} ${seq}` }
  }
  return undefined
}
