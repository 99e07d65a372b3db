import { addressKey, availabilityStore, isAvailabilityValid } from '@nimbus/shared-contracts/availability'
import {
  applyDetails,
  cartIdentity,
  cartPayload,
  cartStore,
  isLandline,
  isReady,
  type Cart,
} from '@nimbus/shared-contracts/cart'
import { failed, NOTICE, ok, type Notice, type Result } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import { orderStore, withoutKey, type CartResponse, type OrderKind } from '@nimbus/shared-contracts/order'
import type { Wanted } from '../model/current-order'
import {
  cartChanged,
  cartUnprocessable,
  initiateFailure,
  isConflict,
  isUnchecked,
  noAvailability,
  type InitiateFailure,
} from '../model/initiate-failure'
import { removalText } from '../model/removal-text'
import { repricedText, withServerBundle } from '../model/server-bundle'
import { initiateOrder } from './initiate-order'

/** How often an order is tried again after a status-300 answer (spec section 9). */
const MAX_RETRIES = 3

const CART_CORRECTED = 300

export interface StartOrderContext {
  api: Api
  kind: OrderKind
  now: Date
  trackingId: string | undefined
  lastShopRoute: string
  /** Tells what the server took out of the cart. */
  onNotice: (notice: Notice) => void
}

/** The started order, why it could not be started, or `undefined` when the session ended, which the shell handles. */
export type StartOrderResult = Result<CartResponse, InitiateFailure | undefined>

/**
 * Starts the order of the cart. What the server can't sell any more (status 300) is taken out of the cart, and the
 * rest is tried again, three times at most (spec section 4).
 */
export async function startOrder(context: StartOrderContext): Promise<StartOrderResult> {
  const { api, kind, now, trackingId, lastShopRoute, onNotice } = context
  const { checkData } = availabilityStore.get()
  const { tariff } = cartStore.get()
  const landline = tariff !== null && isLandline(tariff)
  if (landline && !isAvailabilityValid(checkData, now)) return failed(noAvailability())
  const checked = landline && checkData ? addressKey(checkData) : undefined

  for (let attempt = 0; attempt <= MAX_RETRIES; attempt += 1) {
    const cart = cartStore.get()
    const payload = cartPayload(cart, { trackingId, addressKey: checked })
    if (!cart.tariff || !payload || !isReady(cart)) break
    const answer = await initiateOrder(api, { cart, tariff: cart.tariff, payload, kind })
    if (!answer.ok) {
      if (isUnchecked(answer.error)) availabilityStore.reset()
      if (isConflict(answer.error)) forgetKey()
      return failed(refusal(answer.error, lastShopRoute))
    }
    // the answer may come late: what was put into the cart meanwhile stays there
    if (cartIdentity(cartStore.get()) !== cartIdentity(cart)) return failed(cartChanged())
    if (answer.value.status_code !== CART_CORRECTED) {
      const repriced = withServerBundle(cart, answer.value.cart)
      if (repriced) takeBundle(cart, repriced, onNotice)
      keepOrder(answer.value, { cart: repriced ?? cart, kind, addressKey: checked })
      return ok(answer.value)
    }
    onNotice({ ...NOTICE.cartUpdated, message: removalText(cart, answer.value.details) })
    cartStore.set(applyDetails(cart, answer.value.details))
    forgetKey()
  }
  return failed(cartUnprocessable(lastShopRoute))
}

/** The cart follows the server's price of its device, and says so. */
function takeBundle({ handset: before }: Cart, cart: Cart, onNotice: StartOrderContext['onNotice']): void {
  cartStore.set(cart)
  if (before && cart.handset) onNotice({ ...NOTICE.cartUpdated, message: repricedText(before, cart.handset) })
}

/** A 403 and a request that was given up say nothing here: the shell and the customer know. */
const refusal = (error: ApiError, lastShopRoute: string): InitiateFailure | undefined =>
  error.status === 403 || error.kind === 'aborted' ? undefined : initiateFailure(error, lastShopRoute)

/** This answer would come again for the same key, and nothing was begun with it. */
const forgetKey = (): void => orderStore.set(withoutKey(orderStore.get(), 'initiate'))

function keepOrder(response: CartResponse, { cart, kind, addressKey: checked }: Wanted): void {
  orderStore.set({
    ...orderStore.get(),
    temp_order_id: response.temp_order_id,
    kind,
    response,
    initiated: cart,
    address_key: checked ?? null,
    result: null,
    sent_elsewhere: null,
  })
  formStore.set({ ...formStore.get(), saved: [] })
}
