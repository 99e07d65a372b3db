import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore } from './store'

/**
 * Forgets the server's order that is not sent yet and what it had saved, so that it can be started again. Cart and typed
 * values stay, and so does the result of an order that is sent, for its confirmation.
 */
export function dropOrder(): void {
  const { result, sent_elsewhere } = orderStore.get()
  orderStore.set({ ...orderStore.initial, result, sent_elsewhere })
  formStore.set({ ...formStore.get(), saved: [] })
}
