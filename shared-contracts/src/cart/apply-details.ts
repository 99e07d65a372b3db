import { withoutBundle } from './handset'
import type { Cart } from './schema'

/** One change that the server made to the cart (ORDER-3). */
export interface CartDetail {
  action: string
  id: string
  type: string
}

/**
 * Applies what a status-300 answer lists: REMOVE_FROM_CART takes out the handset, the tariff, an option, a hardware item,
 * or a promotion of the tariff's incentives and possible promotions. Without its tariff a handset has no bundle. Unknown
 * actions and ids change nothing.
 */
export function applyDetails(cart: Cart, details: readonly CartDetail[]): Cart {
  return details.filter(({ action }) => action === 'REMOVE_FROM_CART').reduce((now, { id }) => without(now, id), cart)
}

function without(cart: Cart, id: string): Cart {
  const { tariff, handset, options, hardware, promotions } = cart
  const otherProduct = (item: { concrete_product_id: string }): boolean => item.concrete_product_id !== id
  const otherPromotion = (promotion: { id: string }): boolean => promotion.id !== id
  const kept = handset && otherProduct(handset) ? handset : null
  const isTariff = tariff?.concrete_product_id === id
  return {
    tariff:
      tariff && otherProduct(tariff)
        ? {
            ...tariff,
            incentives: tariff.incentives.filter(otherPromotion),
            possible_promotions: tariff.possible_promotions.filter(otherPromotion),
          }
        : null,
    handset: kept && isTariff ? withoutBundle(kept) : kept,
    options: options.filter(otherProduct),
    hardware: hardware.filter(otherProduct),
    promotions: promotions.filter(otherPromotion),
  }
}
