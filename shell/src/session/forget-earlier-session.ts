import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { publish } from '@nimbus/shared-contracts/events'
import { dropOrder, orderStore } from '@nimbus/shared-contracts/order'

/** Drops what only the server's earlier session knew: the address check and the order draft. Cart and form stay. */
export function forgetEarlierSession(): void {
  if (availabilityStore.get().checkData) {
    availabilityStore.reset()
    publish('availability:changed', { valid: false })
  }
  if (orderStore.get().temp_order_id) dropOrder()
}
