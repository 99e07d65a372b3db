import { NO_DEVICE, type Bundle, type ConcreteProduct, type ListedDevice, type Tariff } from '../catalogue'
import type { Cart, Handset } from './schema'

/**
 * A device's variant as the cart keeps it, with its bundle or, where the tariff has none, with `bundle_id` null and no price.
 * handsetOf(S1 Pro, Fjordblau 256 GB, bundle, 'mobil-m-device-24').bundle_id → bundle.bundle_id
 */
export function handsetOf(
  device: ListedDevice,
  product: ConcreteProduct,
  bundle: Bundle | undefined,
  focusTariffId?: string,
): Handset {
  const { company } = device.manufacturer_informations
  const { efficiency, powersupply } = device.energy_informations
  return {
    concrete_product_id: product.concrete_product_id,
    ...(focusTariffId && { concrete_focus_tariff_id: focusTariffId }),
    ...bundlePart(bundle),
    product_name: `${company} ${device.product_name}`,
    name: device.product_name,
    color: { name: product.color.name },
    ...(product.storage && { storage: product.storage }),
    image: product.image,
    category: device.category,
    slug: device.slug,
    ...(efficiency && { efficiency }),
    ...(powersupply && { powersupply }),
  }
}

const bundlePart = (bundle: Bundle | undefined): Pick<Handset, 'bundle_id' | 'conditions'> => ({
  bundle_id: bundle?.bundle_id ?? null,
  conditions: bundle?.conditions ?? [],
})

/** Puts the handset in with the bundle that was looked up for it and the cart's tariff, or with null (CART-4). */
export const setHandset = (cart: Cart, handset: Handset, bundle: Bundle | undefined): Cart => ({
  ...cart,
  handset: { ...handset, ...bundlePart(bundle) },
})

/** The handset once its tariff has changed or gone: it has no bundle, and so no price, until one is looked up. */
export const withoutBundle = (handset: Handset): Handset => ({ ...handset, ...bundlePart(undefined) })

/** Takes the handset out; a tariff with device then waits for another one. */
export const removeHandset = (cart: Cart): Cart => ({ ...cart, handset: null })

/** What becomes of the cart's handset with another tariff: it stays as it is with the same one, and goes without device. */
export function handsetFor(cart: Cart, tariff: Tariff): Handset | null {
  const { handset, tariff: before } = cart
  if (!handset || tariff.properties.sublevel === NO_DEVICE) return null
  return before && isSameBundlePartner(before, tariff) ? handset : withoutBundle(handset)
}

const isSameBundlePartner = ({ properties: one }: Tariff, { properties: other }: Tariff): boolean =>
  one.product_id === other.product_id && one.contract_term === other.contract_term

/**
 * True when the server's cart has another bundle for the handset than this one (CART-8), as it has once a price
 * changed. isBundleChanged({handset: {bundle_id: 'a'}}, {handsets: [{bundle_id: 'b'}]}) → true
 */
export function isBundleChanged({ handset }: Cart, server: { handsets: readonly Handset[] }): boolean {
  return handset !== null && handset.bundle_id !== (server.handsets[0]?.bundle_id ?? null)
}

/** Colour and storage of a device, as far as it has them. variantText(S1 Pro) → 'Fjordblau, 256 GB' */
export const variantText = ({ color, storage }: Pick<Handset, 'color' | 'storage'>): string =>
  [color?.name, storage?.name].filter(Boolean).join(', ')
