import { conditionsOf, type Cart } from '@nimbus/shared-contracts/cart'
import type { OneOffPart } from '@nimbus/shared-contracts/money'
import { offerCost, type OfferCost } from '@nimbus/shared-contracts/offer'
import { missingOf } from './missing'

/** Months that totals are shown over while there is no tariff (PRICE-5). */
const USUAL_TERM = 24

/** What a cart costs over its minimum term. */
export type TermTotals = NonNullable<OfferCost['overTerm']>

/** Everything that a cart costs. */
export interface Totals extends OfferCost {
  /** In the price, not due, or unknown while something is missing that may be shipped. */
  shipping: 'included' | 'none' | 'open'
  /** False while nothing in the cart has a price, as a device without tariff. */
  priced: boolean
}

/**
 * totalsOf({tariff: Glasfaser 150, hardware: [shipped for 0 €]}) → total 107170 over 24 months, average 4466;
 * totalsOf({tariff: Mobil M, handset: S1 Pro}) → total 127470, average 5312
 */
export function totalsOf(cart: Cart): Totals {
  const conditions = conditionsOf(cart)
  const cost = offerCost(conditions, cart.tariff?.properties.contract_term ?? USUAL_TERM)
  return {
    ...cost,
    shipping: shippingOf(cart, cost.oneOff),
    priced: conditions.length > 0,
  }
}

function shippingOf(cart: Cart, oneOff: readonly OneOffPart[]): Totals['shipping'] {
  if (oneOff.some(({ kind }) => kind === 'shipping')) return 'included'
  return missingOf(cart) ? 'open' : 'none'
}
