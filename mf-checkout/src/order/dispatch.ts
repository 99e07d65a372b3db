import { publish } from '@nimbus/shared-contracts/events'
import { keepOrderTab, orderedThings, orderTab, rememberSentOrder, sentOrderOf } from '@nimbus/shared-contracts/order'
import { host, type NavigateOptions } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { answerTo } from './calls'
import { ecommerceData } from './ecommerce-data'
import type { Answer, Command } from './events'
import { next } from './machine'
import { LAST_SHOP_ROUTE, type OrderNotice } from './notices'
import { isEnded, sentElsewhere } from './send'
import { nameOf, type State, type Tab } from './state'
import { to, type Effect, type Transition } from './transition'

/** Where an event comes from. */
export interface Place {
  /** Whether it is still on screen: who has left it is neither moved nor told of what they have left. */
  isShown?: () => boolean
  navigate?: NavigateOptions
  /** The order is made, and the tab is cleared in this moment. */
  onOrdered?: () => void
}

/** How it went: the state that the order rests in, and what was told where the event came from. */
export interface Outcome {
  state: ReturnType<typeof nameOf>
  notice: OrderNotice | undefined
}

/**
 * Carries an event through the machine: keeps the state, does what follows, makes the call of a waiting order and goes on
 * with its answer, until the order rests. The stores are read anew for each event, since other parts of the shop and other
 * tabs change them while an answer is on its way.
 */
export async function dispatch(command: Command, place: Place = {}): Promise<Outcome> {
  let notice: OrderNotice | undefined
  const take = (before: State, event: Command | Answer): State => {
    const { state, effects } = kept(next(before, event), event)
    const isShown = place.isShown?.() ?? true
    for (const effect of effects.filter(({ type }) => isShown || (type !== 'tell' && type !== 'go'))) {
      perform(effect, place)
      if (effect.type === 'tell') notice = effect.notice
    }
    return state
  }
  let state = take(tabNow(), command)
  while (state.call) {
    const { call } = state
    const answer = await answerTo(call, host())
    const tab = tabNow()
    // an order that another tab has ended meanwhile is not shown any more, and doesn't come back
    if (answer.type === 'ordered' && !isEnded(tab, call)) place.onOrdered?.()
    state = take({ ...tab, call }, answer)
  }
  return { state: nameOf(state), notice }
}

/**
 * Keeps the state. What a store refuses, and says so, is not done: the order rests as the stores have it, and nothing follows.
 * An order that is made all the same stays known by its number.
 */
function kept(transition: Transition, event: Command | Answer): Transition {
  if (keepOrderTab(transition.state)) return transition
  if (event.type !== 'ordered') return to(tabNow())
  const { state } = sentElsewhere(event.result.order_id)
  keepOrderTab(state)
  return to(state, ...transition.effects)
}

const tabNow = (): Tab => {
  const tab = orderTab()
  return { ...tab, sentBefore: sentOrderOf(tab.order.temp_order_id)?.order_id }
}

function perform(effect: Effect, { navigate }: Place): void {
  switch (effect.type) {
    case 'toast':
    case 'tell':
      return publish('toast:show', effect.notice)
    case 'go':
      return host().navigate(effect.to === LAST_SHOP_ROUTE ? host().lastShopRoute() : effect.to, navigate)
    case 'announce-start':
      return announceStart(effect)
    case 'confirm':
      return confirm(effect)
  }
}

function announceStart({ response }: Extract<Effect, { type: 'announce-start' }>): void {
  const { temp_order_id } = response
  const data = ecommerceData(response, { trackingId: host().trackingId(), cart_id: temp_order_id })
  publish('track', { event: 'begin_checkout', data })
}

/**
 * The purchase is told and the session ended once: an order that another tab has finished already is only shown. The
 * confirmation takes the overview's place in the history, so that back finds nothing to order.
 */
function confirm({ result: { order_id }, response, addressKey }: Extract<Effect, { type: 'confirm' }>): void {
  const { endSession, navigate, trackingId } = host()
  const { temp_order_id, cart } = response
  if (rememberSentOrder({ order_id, temp_order_id, cart: orderedThings(cart, addressKey), sent_at: Date.now() })) {
    const data = ecommerceData(response, { trackingId: trackingId(), transaction_id: order_id })
    publish('track', { event: 'purchase', data })
    endSession()
  }
  navigate(routes.finish(), { replace: true })
}
