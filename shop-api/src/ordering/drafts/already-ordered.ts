import { addressKey } from '@nimbus/shared-contracts/availability'
import { orderedThings } from '@nimbus/shared-contracts/order'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database'
import { orders } from '../../platform/database/schema'
import { ApiException } from '../../kernel/errors/api-exception'
import { loadDraft, orderOfDraft, type Draft, type DraftRef } from './drafts'

/** 409 with the number of the order that was made before, by which clients know it. */
export const alreadyOrdered = (orderId: string): ApiException =>
  new ApiException(409, 'AlreadyOrderedException', 'Diese Bestellung ist bereits abgeschickt.', [{ order_id: orderId }])

/**
 * The session's draft while it is one. Once it was sent nothing of it can be read or changed by its session any more, 409:
 * whoever gets hold of a token later learns no name, address or IBAN by it.
 */
export async function loadOpenDraft(q: Queries, ref: DraftRef, how?: { lock?: boolean }): Promise<Draft> {
  const draft = await loadDraft(q, ref, how)
  const order = await orderOfDraft(q, draft.id)
  if (order) throw alreadyOrdered(order.order_id)
  return draft
}

/**
 * 409 when the session has ordered the same already, by another draft: a duplicated tab shares the token and makes drafts
 * of its own. Asked while the session is locked (decision 012).
 */
export async function assertNotOrdered(tx: Queries, draft: Draft): Promise<void> {
  const { session_id, area, kind } = draft
  const ofSession = await tx
    .select({ order_id: orders.order_id, response: orders.cart, check_data: orders.check_data })
    .from(orders)
    .where(and(eq(orders.session_id, session_id), eq(orders.area, area), eq(orders.kind, kind)))
  const before = ofSession.find((order) => thingsOf(order) === thingsOf(draft))
  if (before) throw alreadyOrdered(before.order_id)
}

const thingsOf = ({ response: { cart }, check_data }: Pick<Draft, 'response' | 'check_data'>): string =>
  orderedThings(cart, check_data && addressKey(check_data))
