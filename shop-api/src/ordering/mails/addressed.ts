import type { Mail } from '../../kernel/documents/mail'
import type { MailLinks, OrderOfMail } from './order-blocks'

/** What every mail of an order says: whom it greets, which order it is, where one sees how far it is. */
export const orderSlots = ({ order_id, result }: OrderOfMail, { shopOrigin, statusLinks }: MailLinks) => ({
  name: result.name,
  orderId: order_id,
  statusLink: shopOrigin + statusLinks.to(order_id),
})

/** A mail of an order by key, kind and recipient; the same key is sent once. */
export const addressed = (
  { order_id, result }: OrderOfMail,
  kind: string,
): Pick<Mail, 'key' | 'kind' | 'to' | 'order_id'> => ({
  key: `${kind} ${order_id}`,
  kind,
  to: result.email,
  order_id,
})
