import { addressKey } from '@nimbus/shared-contracts/availability'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../db/database'
import { orders } from '../db/schema'
import { ApiException } from '../errors/api-exception'
import type { Draft } from './drafts'

/** 409 with the number of the order that was made before, by which clients know it. */
export const alreadyOrdered = (orderId: string): ApiException =>
  new ApiException(409, 'AlreadyOrderedException', 'Diese Bestellung ist bereits abgeschickt.', [{ order_id: orderId }])

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
  const before = ofSession.find((order) => orderedThings(order) === orderedThings(draft))
  if (before) throw alreadyOrdered(before.order_id)
}

/** The products and the address as a text; prices, promotions and the order of items don't make another order of it. */
function orderedThings({ response: { cart }, check_data }: Pick<Draft, 'response' | 'check_data'>): string {
  const ids = [...cart.handsets, ...cart.options, ...cart.hardware].map(({ concrete_product_id: id }) => id).sort()
  return JSON.stringify([cart.tariff?.concrete_product_id, ids, check_data && addressKey(check_data)])
}
