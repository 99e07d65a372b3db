import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore } from '@nimbus/shared-contracts/order'

/** Forgets the server's order and what it had saved; cart and typed values stay, so that it can be started again. */
export function dropOrder(): void {
  orderStore.set({
    ...orderStore.get(),
    temp_order_id: null,
    kind: null,
    response: null,
    initiated: null,
    idempotency: {},
  })
  formStore.set({ ...formStore.get(), saved: [] })
}
