import { sentOrderId, type Api, type ApiError } from '@nimbus/shared-contracts/http'
import { orderStore, sentOrderOf, withoutKey, type OrderResult } from '@nimbus/shared-contracts/order'
import { saveOverview, type Agreement } from './save-overview'
import { submitOrder } from './submit-order'

/** What became of an order that was sent. */
export type Sending =
  | { state: 'ordered'; result: OrderResult }
  /** The same cart was ordered before, by another tab or another draft. */
  | { state: 'sent-before'; order_id: string }
  | { state: 'refused'; call: 'overviewSave' | 'submit'; error: ApiError }
  /** The tab has ended this order meanwhile, so that there is nothing more to say. */
  | { state: 'ended' }

/**
 * Saves what the customer agrees to and submits it. The overview is saved at every try, since other tabs may have changed
 * the order; one that is submitted already refuses that, and then submitting again brings its result (CHK-30).
 */
export async function sendOrder(api: Api, orderPath: string, orderId: string, agreement: Agreement): Promise<Sending> {
  const before = sentOrderOf(orderId)
  if (before) return { state: 'sent-before', order_id: before.order_id }
  const saved = await saveOverview(api, orderPath, agreement)
  if (isEnded(orderId)) return { state: 'ended' }
  if (!saved.ok && sentOrderId(saved.error) === undefined) {
    return { state: 'refused', call: 'overviewSave', error: saved.error }
  }
  const answer = await submitOrder(api, orderId, agreement)
  if (answer.ok) return { state: 'ordered', result: answer.value }
  if (isEnded(orderId)) return { state: 'ended' }
  const order_id = sentOrderId(answer.error)
  if (order_id !== undefined) return { state: 'sent-before', order_id }
  if (answer.error.exception === 'IdempotencyConflictException') orderStore.set(withoutKey(orderStore.get(), 'submit'))
  return { state: 'refused', call: 'submit', error: answer.error }
}

/** With the session its order may have gone, or another tab has sent it. */
const isEnded = (orderId: string): boolean => orderStore.get().temp_order_id !== orderId
