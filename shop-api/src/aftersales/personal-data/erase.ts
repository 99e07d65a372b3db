import { and, eq, ne } from 'drizzle-orm'
import { dayOf } from '@nimbus/server-kit/clock'
import type { Queries } from '../../platform/database/database'
import { declarations, mails, orders } from '../../platform/database/schema'
import { eraseAnswers, eventsOf } from '../order-status/order-events'
import { plannedFor } from '../order-status/order-status'
import { factsOf, isOver, stateOf } from '../order-status/progress'
import { free } from '../../platform/reservations/reservations'
import { wordsOf } from '../../forms/fields/personal'
import { eraseHeld, mailsOnOrder } from './held-data'
import { LETTER_YEARS, VOUCHER_YEARS } from '../../kernel/dates/periods'
import { reducedOrder } from './reduced-order'

/** What was done: a line for each kind of data. */
export interface Erasure {
  erased: string[]
  kept: string[]
}

/**
 * Erases what is held on an order and may go (GDPR Art. 17), reduces what the law asks to be kept, and says which. While the
 * contract runs, or may still come about, it needs its order whole. Undefined when there is no such order.
 */
export async function eraseOf(
  db: Queries,
  orderId: string,
  { contractEnded, now }: { contractEnded: boolean; now: Date },
): Promise<Erasure | undefined> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.order_id, orderId)).for('update')
    if (!order) return undefined
    const erased = await eraseHeld(tx, order)
    const kept: string[] = []
    const note = (what: string, { length }: readonly unknown[]): void => {
      if (length > 0) erased.push(`${what}: ${length}`)
    }
    note(
      'contents of mails',
      await tx
        .update(mails)
        .set({ recipient: '', subject: '', blocks: [], attachments: [] })
        .where(and(mailsOnOrder(order), ne(mails.state, 'queued'), ne(mails.recipient, '')))
        .returning(),
    )
    const waiting = await tx
      .select()
      .from(mails)
      .where(and(mailsOnOrder(order), eq(mails.state, 'queued')))
    if (waiting.length > 0) kept.push(`mails that are not sent yet: ${waiting.length}; ask again once they are`)

    const state = stateOf(factsOf(await eventsOf(tx, orderId), dayOf(now)), plannedFor(order))
    if (contractEnded || isOver(state)) {
      note('held dates and numbers', await free(tx, orderId))
      await tx
        .update(orders)
        .set({ ...reducedOrder(order), reduced_at: order.reduced_at ?? now })
        .where(eq(orders.order_id, orderId))
      await eraseAnswers(tx, orderId)
      erased.push(`of the order: ${wordsOf({ stays: false }).join(', ')}`)
      kept.push(
        `of the order: ${wordsOf({ stays: true }).join(', ')}, content, price, dates, for ${VOUCHER_YEARS} years from the end of this year (HGB § 257, AO § 147)`,
      )
    } else {
      kept.push(`the whole order: its contract is ${state}; say --contract-ended once it has ended (GDPR Art. 17(3))`)
    }
    const declared = await tx.select().from(declarations).where(eq(declarations.order_id, orderId))
    if (declared.length > 0)
      kept.push(
        `withdrawals and cancellations: ${declared.length}, for ${LETTER_YEARS} years from the end of the year of their receipt (HGB § 257, AO § 147)`,
      )
    return { erased, kept }
  })
}
