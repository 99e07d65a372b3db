import { addressKey, isAvailabilityValid } from '@nimbus/shared-contracts/availability'
import { applyDetails, areaOf, cartIdentity, isReady } from '@nimbus/shared-contracts/cart'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import { withoutKey, type OrderKind } from '@nimbus/shared-contracts/order'
import { routes } from '@nimbus/shared-contracts/routes'
import { removalText, repricedText, withServerBundle } from './corrections'
import { withSituation } from './kept-answers'
import { cartChanged, cartUnprocessable, noAvailability, startFailure, type StartFailure } from './notices'
import { restore } from './saved-steps'
import { orderPathOf, orderProgress, type CallOf, type Tab } from './state'
import { SITUATION_STEP, stepAfter, stepHref, stepsOf } from './steps'
import { to, type Effect, type OnAnswer, type OnCommand, type Transition } from './transition'

/** How often an order is tried again after a status-300 answer (PLAT-5). */
const MAX_CORRECTIONS = 3

export const start: OnCommand<'start'> = (before, { situation, now }) => {
  const tab = { ...before, form: withSituation(before.form, situation) }
  const { initiated, steps, kind } = orderProgress(tab)
  if (initiated) return to(tab, { type: 'go', to: stepHref(stepAfter(steps, SITUATION_STEP).id) })
  return begin(tab, { kind, now, continuing: false })
}

interface Beginning {
  kind: OrderKind
  now: Date
  continuing: boolean
}

export function begin(tab: Tab, { kind, now, continuing }: Beginning): Transition {
  const { cart, checkData } = tab
  const landline = cart.tariff?.kind === 'landline'
  if (landline && !isAvailabilityValid(checkData, now)) return notStarted(tab, { continuing }, noAvailability)
  const checked = landline && checkData ? addressKey(checkData) : undefined
  return initiate(tab, { kind, addressKey: checked, corrections: 0, continuing })
}

type Initiating = Omit<CallOf<'initiating'>, 'state' | 'cart' | 'tariff'>

function initiate(tab: Tab, initiating: Initiating, ...effects: Effect[]): Transition {
  const { cart } = tab
  if (!cart.tariff || !isReady(cart)) return notStarted(tab, initiating, cartUnprocessable, ...effects)
  return to({ ...tab, call: { state: 'initiating', cart, tariff: cart.tariff, ...initiating } }, ...effects)
}

/** Somebody who only wants to go on is led to where the order starts, if to nowhere else. */
export function notStarted(
  tab: Tab,
  { continuing }: Pick<Initiating, 'continuing'>,
  failure: StartFailure | undefined,
  ...effects: Effect[]
): Transition {
  const leaveTo = failure?.leaveTo ?? (continuing ? routes.checkout() : undefined)
  return to(
    tab,
    ...effects,
    ...(failure ? [{ type: 'tell', notice: failure.notice } as const] : []),
    ...(leaveTo === undefined ? [] : [{ type: 'go', to: leaveTo } as const]),
  )
}

/** The answer may come late: what was put into the cart meanwhile stays there. */
const isOtherCart = (tab: Tab, { cart }: CallOf<'initiating'>): boolean => cartIdentity(tab.cart) !== cartIdentity(cart)

/** What the server can't sell any more is taken out of the cart, and the rest is tried again (ORDER-3). */
export const correct: OnAnswer<'initiating', 'corrected'> = (tab, call, { response: { details } }) => {
  if (isOtherCart(tab, call)) return notStarted(tab, call, cartChanged)
  const { cart, kind, addressKey: checked, corrections, continuing } = call
  // this answer would come again for the same key
  const corrected = { ...tab, cart: applyDetails(cart, details), order: withoutKey(tab.order, 'initiate') }
  const told: Effect = { type: 'toast', notice: { ...NOTICE.cartUpdated, message: removalText(cart, details) } }
  if (corrections === MAX_CORRECTIONS) return notStarted(corrected, call, cartUnprocessable, told)
  return initiate(corrected, { kind, addressKey: checked, corrections: corrections + 1, continuing }, told)
}

/** The order is there. The cart follows the server's price of its device, and says so. */
export const initiated: OnAnswer<'initiating', 'initiated'> = (before, call, { response }) => {
  if (isOtherCart(before, call)) return notStarted(before, call, cartChanged)
  const { temp_order_id, scopes } = response
  const { cart, tariff, kind, addressKey: checked = null, continuing } = call
  const repriced = withServerBundle(cart, response.cart)
  const order = { ...before.order, temp_order_id, kind, response, initiated: repriced ?? cart, address_key: checked }
  const tab: Tab = {
    ...before,
    ...(repriced && { cart: repriced }),
    order: { ...order, result: null, sent_elsewhere: null },
    form: { ...before.form, saved: [] },
  }
  const effects: Effect[] = continuing ? [] : [{ type: 'announce-start', response }]
  if (cart.handset && repriced?.handset) {
    const message = repricedText(cart.handset, repriced.handset)
    effects.unshift({ type: 'toast', notice: { ...NOTICE.cartUpdated, message } })
  }
  const area = areaOf(tariff)
  if (continuing) return restore(tab, { orderPath: orderPathOf(tariff, temp_order_id), area, scopes }, ...effects)
  return to(tab, ...effects, { type: 'go', to: stepHref(stepAfter(stepsOf(area, scopes), SITUATION_STEP).id) })
}

export const notChecked: OnAnswer<'initiating', 'not-checked'> = (tab, call, { error }) =>
  notStarted({ ...tab, checkData: null }, call, startFailure(error))

export const startRefused: OnAnswer<'initiating', 'refused'> = (tab, call, { error }) =>
  notStarted(tab, call, startFailure(error))

/** The key belongs to another cart: the next try has a new one. */
export const startedWithOtherKey: OnAnswer<'initiating', 'key-conflict'> = (tab, call, { error }) =>
  notStarted({ ...tab, order: withoutKey(tab.order, 'initiate') }, call, startFailure(error))
