import * as v from 'valibot'
import {
  availabilityAnswerSchema,
  heldFrom,
  isCorrection,
  type AvailabilityAnswer,
  type AvailabilityRequest,
} from '@nimbus/shared-contracts/availability'
import { areaOf, cartPayload, type Cart, type CartPayload } from '@nimbus/shared-contracts/cart'
import { pageNow } from '@nimbus/shared-contracts/dates'
import { failed, type Result } from '@nimbus/shared-contracts/errors'
import type { FormValues } from '@nimbus/shared-contracts/forms'
import { ApiError, type Api } from '@nimbus/shared-contracts/http'
import {
  cartResponseSchema,
  idempotencyKey,
  keepOrderTab,
  orderResultSchema,
  orderTab,
  type CartResponse,
  type OrderKind,
  type OrderResult,
  type Scope,
} from '@nimbus/shared-contracts/order'
import type { Host } from '@nimbus/shared-contracts/remote'
import { refusalOf, type Answer } from './events'
import type { Agreement, Call } from './state'

const CART_CORRECTED = 300

/** Makes the call of a waiting order; its answer is the order's next event. */
export async function answerTo(call: Call, { api, trackingId }: Pick<Host, 'api' | 'trackingId'>): Promise<Answer> {
  switch (call.state) {
    case 'checking':
      return eventOf(await recheckAddress(api, call.request), (answer) =>
        isCorrection(answer)
          ? { type: 'address-doubted' }
          : { type: 'checked', checkData: heldFrom(answer, pageNow()) },
      )
    case 'initiating': {
      const payload = cartPayload(call.cart, { trackingId: trackingId(), addressKey: call.addressKey })
      return eventOf(await initiateOrder(api, { ...call, payload }), (response) => ({
        type: response.status_code === CART_CORRECTED ? 'corrected' : 'initiated',
        response,
      }))
    }
    case 'restoring':
      return eventOf(await saveScope(api, call.orderPath, call.scope, call.values), () => ({
        type: 'saved',
        scope: call.scope,
      }))
    case 'agreeing':
      return eventOf(await saveOverview(api, call.orderPath, call.agreement), () => ({ type: 'agreed' }))
    case 'submitting':
      return eventOf(await submitOrder(api, call.response.temp_order_id, call.agreement), ordered)
    case 'recovering':
      return eventOf(await submitOrder(api, call.response.temp_order_id), ordered)
  }
}

const ordered = (result: OrderResult): Answer => ({ type: 'ordered', result })

const eventOf = <T>(answer: Result<T, ApiError>, taken: (value: T) => Answer): Answer =>
  answer.ok ? taken(answer.value) : refusalOf(answer.error)

/** Checks an address again that a session before had checked. */
export const recheckAddress = (api: Api, request: AvailabilityRequest): Promise<Result<AvailabilityAnswer, ApiError>> =>
  api.post('/landline/new-customer/new-contract/check-availability', request, availabilityAnswerSchema)

interface InitiateRequest {
  cart: Cart
  tariff: NonNullable<Cart['tariff']>
  payload: CartPayload | undefined
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
  const key = keptKey('initiate', [path, payload, cart.handset?.bundle_id])
  return key === undefined ? unsent(path) : api.post(path, payload, cartResponseSchema, { idempotencyKey: key })
}

/** POST /{area}/order/{id}/save/{scope}; saving the same values twice changes nothing. */
export const saveScope = (
  api: Api,
  orderPath: string,
  scope: Scope,
  values: FormValues,
): Promise<Result<unknown, ApiError>> => api.post(`${orderPath}/save/${scope}`, values, v.unknown())

/** POST /{area}/order/{id}/save/ORDER_OVERVIEW */
export const saveOverview = (api: Api, orderPath: string, agreement: Agreement): Promise<Result<unknown, ApiError>> =>
  api.post(`${orderPath}/save/ORDER_OVERVIEW`, { overview: { ...agreement, summary_received: true } }, v.unknown())

/**
 * POST /mobile/order/{id}/submit, the mobile path for landline too (ORDER-8). The key is stored before the call and
 * stays the same for the same agreement, so that a retry after a lost answer gets the same order (CHK-30). Without an
 * agreement it only brings the order that was made of the draft before.
 */
export async function submitOrder(
  api: Api,
  orderId: string,
  agreement?: Agreement,
): Promise<Result<OrderResult, ApiError>> {
  const path = `/mobile/order/${encodeURIComponent(orderId)}/submit`
  const key = keptKey('submit', [orderId, agreement])
  return key === undefined ? unsent(path) : api.post(path, undefined, orderResultSchema, { idempotencyKey: key })
}

/** The key of a call that must not happen twice, kept before it is used; none where the browser's record refuses it. */
function keptKey(call: 'initiate' | 'submit', sent: readonly unknown[]): string | undefined {
  const tab = orderTab()
  const { state, key } = idempotencyKey(tab.order, call, JSON.stringify(sent))
  return keepOrderTab({ ...tab, order: state }) ? key : undefined
}

/** A call whose key isn't kept is not made: sent again after a reload, it would be another order. */
const unsent = (url: string): Result<never, ApiError> => failed(new ApiError({ kind: 'unsent', method: 'POST', url }))
