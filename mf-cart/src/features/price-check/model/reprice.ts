import { applyDetails, type Cart } from '@nimbus/shared-contracts/cart'
import { ledger, totalOver, type Cents, type Ledger, type PriceCondition } from '@nimbus/shared-contracts/money'
import type { PricePlan } from '@nimbus/shared-contracts/order'
import { cartLines } from '../../../model/lines'
import { totalsOf } from '../../../model/totals'

/** A product whose price is not what the cart said. */
interface PriceChange {
  id: string
  name: string
  /** Undefined for a device that had no price. */
  before: Ledger | undefined
  after: Ledger
}

export interface Repriced {
  cart: Cart
  changes: PriceChange[]
  /** Names of what can't be had any more. */
  removed: string[]
  /** Total over the term before and after; undefined without minimum term. */
  total: { before: Cents; after: Cents } | undefined
}

/** Takes over the server's products, prices and removals, and says what they change (PRICE-13). */
export function reprice(cart: Cart, plan: PricePlan): Repriced {
  const details = plan.details.filter((detail) => !isKnownAlready(cart, detail))
  const kept = applyDetails(cart, details)
  const priced = applyDetails(withServerProducts(kept, plan), details)
  const { term, overTerm } = totalsOf(cart)
  const keptIds = new Set(cartLines(kept).map(({ id }) => id))
  return {
    cart: priced,
    changes: changesBetween(kept, priced),
    removed: cartLines(cart)
      .filter(({ id }) => !keptIds.has(id))
      .map(({ name }) => name),
    // over the same months, so that the two can be compared even when the tariff is gone
    total: overTerm && { before: overTerm.total, after: totalOver(totalsOf(priced).book, term) },
  }
}

/**
 * A device that the customer sees as not sold with this tariff stays for the customer to decide: another tariff, or none of
 * it. One that had a bundle is taken out with a notice.
 */
const isKnownAlready = ({ handset }: Cart, { id, reason }: PricePlan['details'][number]): boolean =>
  handset?.concrete_product_id === id && handset.bundle_id === null && reason === 'NOT_FOR_TARIFF'

/** True when the customer has to be told something. */
export const hasNews = ({ changes, removed }: Repriced): boolean => changes.length > 0 || removed.length > 0

interface Product {
  concrete_product_id: string
  product_name: string
  conditions: PriceCondition[]
  bundle_id?: string | null
}

/** The server's version of each product, its promotions, and the mandatory items that it adds. */
function withServerProducts(cart: Cart, { cart: server }: PricePlan): Cart {
  const { tariff, handset, options, hardware } = cart
  const current = tariff && server.tariff && isSameProduct(tariff, server.tariff) ? server.tariff : tariff
  return {
    ...cart,
    tariff: current,
    handset: handset && (server.handsets.find((other) => isSameProduct(handset, other)) ?? handset),
    options: current ? merged(options, server.options) : options,
    hardware: current ? merged(hardware, server.hardware) : hardware,
    promotions: current ? [...current.incentives, ...current.possible_promotions] : cart.promotions,
  }
}

const isSameProduct = (one: Product, other: Product): boolean => one.concrete_product_id === other.concrete_product_id

function merged<Item extends Product>(mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const known = mine.map((item) => theirs.find((other) => isSameProduct(item, other)) ?? item)
  return [...known, ...theirs.filter((other) => !mine.some((item) => isSameProduct(item, other)))]
}

const products = ({ tariff, handset, options, hardware }: Cart): Product[] =>
  [tariff, handset, ...options, ...hardware].filter((item) => item !== null)

/** A product that was not there before cost nothing before; a device that still has no price is no news. */
function changesBetween(before: Cart, after: Cart): PriceChange[] {
  const known = products(before)
  return products(after).flatMap((product) => {
    const { concrete_product_id: id, product_name: name } = product
    const old = known.find((other) => isSameProduct(other, product))
    const before = old ? priceOf(old) : ledger([])
    const after = priceOf(product)
    return !after || isSame(before, after) ? [] : [{ id, name, before, after }]
  })
}

/** Undefined for a device without bundle, which is not free. */
const priceOf = ({ bundle_id, conditions }: Product): Ledger | undefined =>
  bundle_id === null ? undefined : ledger(conditions)

const isSame = (one: Ledger | undefined, other: Ledger): boolean => JSON.stringify(one) === JSON.stringify(other)
