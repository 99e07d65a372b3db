import { eq, or } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database'
import {
  availabilities,
  declarations,
  drafts,
  draftScopes,
  idempotentCalls,
  mails,
  orderEvents,
  orders,
  reservations,
  resumeCodes,
  sessions,
} from '../../platform/database/schema'
import { mailsOnOrder } from './mails-on-order'

/** Stands for an IBAN that only the shop's secret opens. */
const SEALED = '(encrypted)'

const sealed = <Row extends { sealed_iban: string | null }>(row: Row): Row => ({
  ...row,
  sealed_iban: row.sealed_iban && SEALED,
})

/** Everything that is held on an order, row by row (GDPR Art. 15); undefined when there is no such order. */
export async function heldOn(db: Queries, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.order_id, orderId))
  if (!order) return undefined
  const { draft_id, session_id } = order
  return {
    order: sealed(order),
    events: await db.select().from(orderEvents).where(eq(orderEvents.order_id, orderId)),
    declarations: await db.select().from(declarations).where(eq(declarations.order_id, orderId)),
    mails: await db.select().from(mails).where(mailsOnOrder(order)),
    reservations: await db
      .select()
      .from(reservations)
      .where(or(eq(reservations.order_id, orderId), eq(reservations.draft_id, draft_id))),
    drafts: await db.select().from(drafts).where(eq(drafts.id, draft_id)),
    draft_scopes: (await db.select().from(draftScopes).where(eq(draftScopes.draft_id, draft_id))).map(sealed),
    resume_codes: await db.select().from(resumeCodes).where(eq(resumeCodes.session_id, session_id)),
    availabilities: await db.select().from(availabilities).where(eq(availabilities.session_id, session_id)),
    idempotent_calls: await db.select().from(idempotentCalls).where(eq(idempotentCalls.session_id, session_id)),
    sessions: await db.select().from(sessions).where(eq(sessions.id, session_id)),
  }
}
