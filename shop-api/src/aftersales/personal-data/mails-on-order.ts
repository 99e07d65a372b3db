import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { mails, type orders } from '../../platform/database/schema'

type Addressed = Pick<typeof orders.$inferSelect, 'order_id' | 'result'>

/**
 * The mails on an order: its own, and those of no order that went to its customer's address, such as a summary or a link to
 * go on that was asked for before. Looks through all mails that are of no order, which only an operator waits for.
 */
export const mailsOnOrder = ({ order_id, result: { email } }: Addressed): SQL | undefined =>
  or(
    eq(mails.order_id, order_id),
    and(isNull(mails.order_id), ne(mails.recipient, ''), eq(sql`lower(${mails.recipient})`, email.toLowerCase())),
  )
