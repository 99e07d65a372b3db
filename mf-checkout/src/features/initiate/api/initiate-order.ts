import { areaOf, type Cart, type CartPayload } from '@nimbus/shared-contracts/cart'
import type { Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import {
  cartResponseSchema,
  idempotencyKey,
  orderStore,
  type CartResponse,
  type OrderKind,
} from '@nimbus/shared-contracts/order'

interface InitiateRequest {
  cart: Cart
  tariff: NonNullable<Cart['tariff']>
  payload: CartPayload
  kind: OrderKind
}

/**
 * POST /{area}/new-customer/{kind}/initiate-order. The key of the call is stored before it is sent, so that a retry
 * after a lost answer or a reload names the same order; a device at another price is another order.
 */
export async function initiateOrder(
  api: Api,
  { cart, tariff, payload, kind }: InitiateRequest,
): Promise<Result<CartResponse, ApiError>> {
  const path = `/${areaOf(tariff)}/new-customer/${kind}/initiate-order`
  const fingerprint = JSON.stringify([path, payload, cart.handset?.bundle_id])
  const { state, key } = idempotencyKey(orderStore.get(), 'initiate', fingerprint)
  orderStore.set(state)
  return api.post(path, payload, cartResponseSchema, { idempotencyKey: key })
}
