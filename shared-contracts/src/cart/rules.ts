import { NO_DEVICE, type HardwareItem, type Option, type Tariff } from '../catalogue'
import { ledger, type Ledger, type PriceCondition } from '@nimbus/shared-contracts/money'
import { handsetFor } from './handset'
import type { Cart } from './schema'

/** The two areas that are sold apart; the first segment of the order paths. */
export type Area = 'landline' | 'mobile'

/**
 * The area of a tariff, also of one without `kind`, as remotes of contract 1.4 have it: they call the shell's rules.
 * areaOf(Mobil M) → 'mobile'
 */
export const areaOf = (tariff: Tariff): Area => ('bandwidth' in tariff ? 'landline' : 'mobile')

/** For remotes of contract 1.4; others ask for the `kind`. */
export const isLandline = (tariff: Tariff): boolean => areaOf(tariff) === 'landline'

/** True for a tariff that is sold together with a device, and with none without: a mobile one whose sublevel isn't NO_DEVICE. */
export const needsHandset = (tariff: Tariff): boolean =>
  areaOf(tariff) === 'mobile' && tariff.properties.sublevel !== NO_DEVICE

/**
 * The cart can be ordered when it has a tariff, unless that is a mobile tariff with device (sublevel not NO_DEVICE)
 * which lacks a bundle or a handset (CART-3).
 */
export function isReady({ tariff, handset }: Cart): boolean {
  if (!tariff) return false
  return !needsHandset(tariff) || Boolean(handset?.bundle_id)
}

/** True when the tariff is of the other area than what is in the cart: a dialog asks before the cart is cleared. */
export function isOtherArea(cart: Cart, tariff: Tariff): boolean {
  return cart.tariff !== null && areaOf(cart.tariff) !== areaOf(tariff)
}

/**
 * Puts the tariff in, drops all else when it is of the other area, and brings the mandatory items that are given. Those that
 * came with the tariff before go with it; a mandatory item whose group already has an answer isn't added. A handset goes
 * when the tariff is one without device, and waits for its new bundle (`setHandset`) when it is another one with device.
 */
export function setTariff(
  cart: Cart,
  tariff: Tariff,
  mandatory: { options: Option[]; hardware: HardwareItem[] } = { options: [], hardware: [] },
): Cart {
  const keep = !isOtherArea(cart, tariff)
  return {
    tariff,
    handset: keep ? handsetFor(cart, tariff) : null,
    options: withMandatory(keep ? cart.options : [], mandatory.options),
    hardware: withMandatory(keep ? cart.hardware : [], mandatory.hardware),
    promotions: [...tariff.incentives, ...tariff.possible_promotions],
  }
}

function withMandatory(items: readonly Option[], mandatory: readonly Option[]): Option[] {
  // as it comes with this tariff: the one of the tariff before has that one's term
  const kept = items.flatMap((item) =>
    item.mandatory ? (mandatory.find((wanted) => isSame(item, wanted)) ?? []) : item,
  )
  const missing = mandatory.filter(
    (wanted) => !kept.some((item) => isSame(item, wanted) || isAlternative(item, wanted)),
  )
  return [...kept, ...missing]
}

const isSame = (one: Option, other: Option): boolean => one.concrete_product_id === other.concrete_product_id

/** True for two items of one group: the cart holds one of them at most. */
const isAlternative = (one: Option, other: Option): boolean =>
  one.grouping_id !== null && one.grouping_id === other.grouping_id

/** Options or hardware: the two lists that follow the same rules. */
export type ItemList = 'options' | 'hardware'

/**
 * Adds an item; one of the same group is replaced, so that a cart never holds two answers to one question.
 * An item without a group replaces nothing; one that is there already changes nothing.
 * addItem({options: [smart]}, 'options', mega) → {cart: {options: [mega]}, replaced: smart}
 */
export function addItem(cart: Cart, list: ItemList, item: Option): { cart: Cart; replaced?: Option } {
  const items = cart[list]
  if (items.some((other) => isSame(other, item))) return { cart }
  const replaced = items.find((other) => isAlternative(other, item))
  const kept = items.filter((other) => !isAlternative(other, item))
  return { cart: { ...cart, [list]: [...kept, item] }, ...(replaced && { replaced }) }
}

/** Removes an item. A mandatory one stays, and is named as refused (CART-6). */
export function removeItem(cart: Cart, list: ItemList, id: string): { cart: Cart; refused?: Option } {
  const item = cart[list].find(({ concrete_product_id }) => concrete_product_id === id)
  if (item?.mandatory) return { cart, refused: item }
  return { cart: { ...cart, [list]: cart[list].filter((other) => other !== item) } }
}

/** Every price condition in the cart, for the one ledger that all totals come from. */
export function conditionsOf({ tariff, handset, options, hardware }: Cart): PriceCondition[] {
  return [tariff, handset, ...options, ...hardware].flatMap((item) => item?.conditions ?? [])
}

/** What the cart costs in each month and once. */
export const ledgerOf = (cart: Cart): Ledger => ledger(conditionsOf(cart))

/** What the customer has chosen, for the badge in the header; what comes with the tariff by itself doesn't count. */
export const lineCount = ({ tariff, handset, options, hardware }: Cart): number =>
  [tariff, handset].filter(Boolean).length + [...options, ...hardware].filter(({ mandatory }) => !mandatory).length

/** The id that a tariff is ordered by (CART-11). */
export function tariffOrderId(tariff: Tariff): string {
  const { concrete_product_id, properties } = tariff
  return concrete_product_id || properties.concrete_product_id || properties.product_id
}
