import type { Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import { idempotencyKey, orderResultSchema, orderStore, type OrderResult } from '@nimbus/shared-contracts/order'
import type { Agreement } from './save-overview'

/**
 * POST /mobile/order/{id}/submit, the mobile path for landline too (spec section 7). The key is stored before the call and
 * stays the same for the same agreement, so that a retry after a lost answer gets the same order (CHK-30). Without an
 * agreement it only brings the order that was made of the draft before.
 */
export async function submitOrder(
  api: Api,
  orderId: string,
  agreement?: Agreement,
): Promise<Result<OrderResult, ApiError>> {
  const fingerprint = JSON.stringify([orderId, agreement])
  const { state, key } = idempotencyKey(orderStore.get(), 'submit', fingerprint)
  orderStore.set(state)
  const path = `/mobile/order/${encodeURIComponent(orderId)}/submit`
  return api.post(path, undefined, orderResultSchema, { idempotencyKey: key })
}
