import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { publish, subscribe } from '@nimbus/shared-contracts/events'
import { dropOrder, orderStore } from '@nimbus/shared-contracts/order'
import { routes } from '@nimbus/shared-contracts/routes'
import { loadNotices } from '../messages/load-notices'
import { watchSentOrders } from './watch-sent-orders'

export interface SessionEndOptions {
  /** Path on screen. */
  path: () => string
  navigate: (href: string, mode?: 'replace') => void
  /** Clears the token. */
  clear: () => void
}

/**
 * The end of a session (SESS-6): a 403 leads to the start page, and what only that session knew is dropped. The end
 * that comes with an order, sent from here or from another tab, leads to its number instead. The answer is for a session
 * that begins anew: what the earlier one knew is dropped, and nothing is said.
 */
export function watchSessionEnd({ path, navigate, clear }: SessionEndOptions): { begunAnew: () => void } {
  const sentOrders = watchSentOrders({
    isOrdering: () => path().startsWith(routes.checkout()),
    showNumber: () => navigate(routes.finish(), 'replace'),
  })
  subscribe('session:expired', () => {
    if (sentOrders.endIfSent()) return
    forgetEarlierSession()
    clear()
    publish('toast:show', { ...NOTICE.sessionExpired })
    void offerToContinue()
    navigate(routes.start())
  })
  return {
    begunAnew() {
      if (!sentOrders.endIfSent()) forgetEarlierSession()
    },
  }
}

/** Cart and typed answers are still there: the way back to them stays on screen until it is closed (SESS-6). */
async function offerToContinue(): Promise<void> {
  if (!cartStore.get().tariff) return
  const notices = await loadNotices().catch(() => undefined)
  if (!notices) return
  const { title, message, action } = notices.continueOrder
  publish('toast:show', { type: 'info', title, message, duration: 0, link: { label: action, href: routes.resume() } })
}

/** Drops what only the server's earlier session knew: the address check and the order draft. Cart and form stay. */
export function forgetEarlierSession(): void {
  if (availabilityStore.get().checkData) availabilityStore.reset()
  if (orderStore.get().temp_order_id) dropOrder()
}
