import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { dropOrder, orderStore } from '@nimbus/shared-contracts/order'

/** Drops what only the server's earlier session knew: the address check and the order draft. Cart and form stay. */
export function forgetEarlierSession(): void {
  if (availabilityStore.get().checkData) availabilityStore.reset()
  if (orderStore.get().temp_order_id) dropOrder()
}
