import { addressKey, availabilityStore, isAvailabilityValid } from '@nimbus/shared-contracts/availability'
import { areaOf, cartStore, isLandline, isReady } from '@nimbus/shared-contracts/cart'
import { publish } from '@nimbus/shared-contracts/events'
import { formStore, valueAt, type FormState } from '@nimbus/shared-contracts/forms'
import { orderStore, type CartResponse, type Scope } from '@nimbus/shared-contracts/order'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { startOrder } from '../features/initiate/api/start-order'
import { isOrderOf } from '../features/initiate/model/current-order'
import { kindOf, situationIn } from '../features/initiate/model/situation'
import { recheckAddress } from '../features/resume/api/recheck-address'
import { knownAddress } from '../features/resume/model/known-address'
import { saveScope } from '../features/step-form/api/save-scope'
import { openStep, OVERVIEW_STEP, stepsOf } from '../features/steps/model/steps'
import { stepHref } from '../features/steps/ui/step-navigation'
import { orderPathOf } from './order-path'

/**
 * Brings back what an ended session or another device had: checks the address again, starts the order and saves the answers
 * that are kept, as far as they go without the customer. Answers where to go on: the first step that isn't saved, or the
 * cart, which asks for what is missing.
 */
export async function continueOrder(now: Date): Promise<string> {
  const cart = cartStore.get()
  if (!cart.tariff || !isReady(cart)) return routes.cart()
  if (isLandline(cart.tariff) && !(await hasCheck(now))) return routes.cart()
  const area = areaOf(cart.tariff)
  const situation = situationIn(area, formStore.get().situation)
  if (!situation) return routes.checkout()
  const kind = kindOf(situation)
  const response = currentResponse(kind) ?? (await started(kind, now))
  if (!response.order) return response.leaveTo
  const { temp_order_id, scopes } = response.order
  await saveKept(orderPathOf(cart.tariff, temp_order_id), scopes)
  const progress = { initiated: true, saved: formStore.get().saved }
  return stepHref(openStep(stepsOf(area, scopes), OVERVIEW_STEP, progress).id)
}

/** True when the address is checked, or could be checked again from what the form knows. */
async function hasCheck(now: Date): Promise<boolean> {
  if (isAvailabilityValid(availabilityStore.get().checkData, now)) return true
  const address = knownAddress(formStore.get().values)
  return address !== undefined && recheckAddress(host().api, address)
}

type Started = { order: CartResponse } | { order: undefined; leaveTo: string }

/** The server's order when it is of this cart, kind and address already. */
function currentResponse(kind: ReturnType<typeof kindOf>): Started | undefined {
  const order = orderStore.get()
  const { checkData } = availabilityStore.get()
  const wanted = { cart: cartStore.get(), kind, addressKey: checkData ? addressKey(checkData) : undefined }
  return isOrderOf(order, wanted) && order.response ? { order: order.response } : undefined
}

async function started(kind: ReturnType<typeof kindOf>, now: Date): Promise<Started> {
  const { api, trackingId, lastShopRoute } = host()
  const result = await startOrder({
    api,
    kind,
    now,
    trackingId: trackingId(),
    lastShopRoute: lastShopRoute(),
    onNotice: (notice) => publish('toast:show', notice),
  })
  if (result.ok) return { order: result.value }
  if (result.error) publish('toast:show', result.error.notice)
  return { order: undefined, leaveTo: result.error?.leaveTo ?? routes.checkout() }
}

/**
 * Saves the kept answers in the order of the steps up to the first that needs the customer: one without answers, one that
 * the server refuses, an account of which no IBAN is kept, and the consents, which are given anew.
 */
async function saveKept(orderPath: string, scopes: readonly Scope[]): Promise<void> {
  for (const scope of scopes) {
    if (formStore.get().saved.includes(scope)) continue
    const values = formStore.get().values[scope]
    if (!values || needsCustomer(scope, values)) return
    const answer = await saveScope(host().api, orderPath, scope, values)
    if (!answer.ok) return
    const state = formStore.get()
    formStore.set({ ...state, saved: [...state.saved, scope] })
  }
}

const needsCustomer = (scope: Scope, values: FormState['values'][string]): boolean =>
  scope === 'CONSENTS' ||
  scope === 'ORDER_OVERVIEW' ||
  (scope === 'PAYMENT' && valueAt(values, 'payment.method') === 'DIRECT_DEBIT')
