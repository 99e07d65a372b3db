import type { OrderState } from './schema'
import { orderStore } from './store'

/**
 * Forgets the order that is not sent yet; the result of one that is sent stays for its confirmation.
 * withoutDraft({temp_order_id: 'a', …, result}) → {temp_order_id: null, …, result}
 */
export const withoutDraft = ({ result, sent_elsewhere }: OrderState): OrderState => ({
  ...orderStore.initial,
  result,
  sent_elsewhere,
})
