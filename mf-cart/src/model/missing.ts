import { isReady, type Cart } from '@nimbus/shared-contracts/cart'

/** What a cart lacks: a tariff, the device that its tariff is sold with, or the bundle of the two. */
export type Missing = 'tariff' | 'device' | 'bundle'

/**
 * What has to be chosen before the cart can be ordered (CART-3). A device without bundle has no price, so it can't
 * be ordered along with any tariff. missingOf({tariff: Mobil M with device, handset: null}) → 'device'
 */
export function missingOf(cart: Cart): Missing | undefined {
  const { tariff, handset } = cart
  if (!tariff) return 'tariff'
  if (handset && !handset.bundle_id) return 'bundle'
  return isReady(cart) ? undefined : 'device'
}
