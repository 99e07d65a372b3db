import type { PricePlan, RemovalReason } from '@nimbus/shared-contracts/order'

export type Detail = PricePlan['details'][number]

/** What a cart has to lose. removal('router-hub', 'HARDWARE', 'DUPLICATE_GROUP') → {action: 'REMOVE_FROM_CART', …} */
export const removal = (id: string, type: string, reason: RemovalReason): Detail => ({
  action: 'REMOVE_FROM_CART',
  id,
  type,
  reason,
})
