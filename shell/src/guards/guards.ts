import { isAvailabilityValid, type CheckData } from '@nimbus/shared-contracts/availability'
import { isReady, type Cart } from '@nimbus/shared-contracts/cart'
import { NOTICE, type Notice } from '@nimbus/shared-contracts/errors'
import type { FormState } from '@nimbus/shared-contracts/forms'
import type { OrderState } from '@nimbus/shared-contracts/order'
import type { GuardName } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'

/** What the guards look at; the caller reads it from the stores. */
export interface GuardState {
  cart: Cart
  checkData: CheckData | null
  form: FormState
  order: OrderState
  lastShopRoute: string
  now: Date
}

/** Where a guarded page sends the visitor instead, and what is said. */
export interface Refusal {
  to: string
  notice?: Notice
}

type Guard = (state: GuardState) => Refusal | undefined

/**
 * A ready cart, and for landline a valid availability; else the redirects of ROUTE-6. After an order the way back
 * leads to its confirmation.
 */
const checkoutClient: Guard = ({ cart, checkData, order, lastShopRoute, now }) => {
  if (!cart.tariff && (order.result || order.sent_elsewhere)) return { to: routes.finish() }
  if (!isReady(cart)) return { to: lastShopRoute, notice: NOTICE.cartUnprocessable }
  if (cart.tariff?.kind === 'landline' && !isAvailabilityValid(checkData, now)) {
    return { to: routes.landlineTariffs(), notice: NOTICE.noAvailability }
  }
  return undefined
}

/** The same, and all steps before the overview saved (decisions). */
const overviewClient: Guard = (state) => {
  const refused = checkoutClient(state)
  if (refused) return refused
  const scopes = state.order.response?.scopes.filter((scope) => scope !== 'ORDER_OVERVIEW')
  const complete = scopes?.every((scope) => state.form.saved.includes(scope)) ?? false
  return complete ? undefined : { to: routes.checkout() }
}

const GUARDS: Record<GuardName, Guard> = { 'checkout-client': checkoutClient, 'overview-client': overviewClient }

/** Asks a guard by name; an unknown one was refused when the routes were built. */
export function askGuard(name: string, state: GuardState): Refusal | undefined {
  const guard = GUARDS[name as GuardName]
  if (!guard) throw new Error(`guards: no guard "${name}"`)
  return guard(state)
}
