import { needsHandset, setHandset, setTariff, type Cart, type Handset } from '@nimbus/shared-contracts/cart'
import { bundleFor, type BundleData, type Tariff } from '@nimbus/shared-contracts/catalogue'

/** What became of the handset that was in the cart: nothing to tell, taken out, or without a price with this tariff. */
export type HandsetFate = { kind: 'kept' } | { kind: 'removed' | 'unavailable'; handset: Handset }

/**
 * True when the cart's handset needs another bundle with the tariff, which has to be looked up before it is chosen.
 * needsBundle({handset with bundle of M}, L with device) → true; (…, M with device) → false; (…, L without device) → false
 */
export function needsBundle(cart: Cart, tariff: Tariff): boolean {
  const { handset } = setTariff(cart, tariff)
  return handset !== null && handset.bundle_id === null
}

/**
 * The cart with the tariff, and the handset with the bundle that was looked up. A tariff without device takes the handset
 * out; where there is no bundle it stays without price, so that the cart isn't ready until another one is chosen.
 */
export function cartWithMobileTariff(
  cart: Cart,
  tariff: Tariff,
  bundles: BundleData | undefined,
): { cart: Cart; fate: HandsetFate } {
  const next = setTariff(cart, tariff)
  const { handset } = next
  if (!handset) {
    const removed = needsHandset(tariff) ? null : cart.handset
    return { cart: next, fate: removed ? { kind: 'removed', handset: removed } : { kind: 'kept' } }
  }
  if (handset.bundle_id !== null) return { cart: next, fate: { kind: 'kept' } }
  const bundle = bundles && bundleFor(bundles, tariff, handset.concrete_product_id)
  return {
    cart: setHandset(next, handset, bundle),
    fate: bundle ? { kind: 'kept' } : { kind: 'unavailable', handset },
  }
}
