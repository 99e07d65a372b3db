import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore, withoutDraft } from '@nimbus/shared-contracts/order'

/** Forgets the server's order and what it had saved; cart and typed values stay, so that it can be started again. */
export function dropOrder(): void {
  orderStore.set(withoutDraft(orderStore.get()))
  formStore.set({ ...formStore.get(), saved: [] })
}
