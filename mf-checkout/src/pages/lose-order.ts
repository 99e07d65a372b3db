import { NOTICE } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'
import { dropOrder, endOrder, orderStore, sentOrderOf } from '@nimbus/shared-contracts/order'
import { de } from '../messages/de'

/**
 * When the server doesn't know the order any more: it can be started again, unless another tab has sent it. Then it is
 * over here too, and the page shows its number.
 */
export function loseOrder(message: string = de.orderLost): void {
  const sent = sentOrderOf(orderStore.get().temp_order_id)
  if (sent) return endOrder({ sent_elsewhere: sent.order_id })
  publish('toast:show', { ...NOTICE.saveFailed, message })
  dropOrder()
}
