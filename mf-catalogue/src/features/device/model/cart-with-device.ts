import {
  deviceTariffId,
  handsetOf,
  isOtherArea,
  setHandset,
  setTariff,
  type Cart,
  type Handset,
} from '@nimbus/shared-contracts/cart'
import type { Bundle, ConcreteProduct, Device, Tariff } from '@nimbus/shared-contracts/catalogue'

/** What the page shows, and what goes into the cart: nothing else ever does (VAR-65). */
export interface Shown {
  device: Device
  product: ConcreteProduct
  tariff: Tariff
  bundle: Bundle
  focusTariffId: string
}

/** The cart with tariff, device and their bundle; `replaced` is the other device that was in it. */
export function cartWithDevice(cart: Cart, shown: Shown): { cart: Cart; handset: Handset; replaced?: Handset } {
  const { device, product, tariff, bundle, focusTariffId } = shown
  const handset = handsetOf(device, product, bundle, focusTariffId)
  const before = cart.handset
  const replaced = before && before.concrete_product_id !== handset.concrete_product_id ? before : undefined
  return { cart: setHandset(setTariff(cart, tariff), handset, bundle), handset, ...(replaced && { replaced }) }
}

/**
 * The mobile tariff of the cart that another one takes the place of; the same one without device is none, and a cart of the
 * other area is asked about. replacedTariff({tariff: prepaid-m}, mobil-m-device-24) → prepaid-m; (mobil-m-24, …) → undefined
 */
export function replacedTariff(cart: Cart, tariff: Tariff): Tariff | undefined {
  const { tariff: before } = cart
  if (!before || isOtherArea(cart, tariff)) return undefined
  return deviceTariffId(cart) === tariff.concrete_product_id ? undefined : before
}

/** True when exactly this is in the cart already. */
export const isInCart = ({ tariff, handset }: Cart, shown: Shown): boolean =>
  tariff?.concrete_product_id === shown.tariff.concrete_product_id &&
  handset?.concrete_product_id === shown.product.concrete_product_id &&
  handset.bundle_id === shown.bundle.bundle_id
