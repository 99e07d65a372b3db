import { applyDetails, type Cart } from '@nimbus/shared-contracts/cart'
import {
  ledger,
  priceSteps,
  totalOver,
  type Cents,
  type PriceCondition,
  type PriceStep,
} from '@nimbus/shared-contracts/money'
import type { PricePlan } from '@nimbus/shared-contracts/order'
import { cartLines } from '../../../model/lines'
import { totalsOf } from '../../../model/totals'

/** What a product costs: its monthly steps and what is due once. */
export interface Price {
  steps: PriceStep[]
  oneOff: Cents
}

/** A product whose price is not what the cart said. */
export interface PriceChange {
  id: string
  name: string
  before: Price
  after: Price
}

export interface Repriced {
  cart: Cart
  changes: PriceChange[]
  /** Names of what can't be had any more. */
  removed: string[]
  /** Total over the term before and after. */
  total: { before: Cents; after: Cents }
}

/** Takes over the server's products, prices and removals, and says what they change (conventions 2.5). */
export function reprice(cart: Cart, plan: PricePlan): Repriced {
  const kept = applyDetails(cart, plan.details)
  const priced = applyDetails(withServerProducts(kept, plan), plan.details)
  const keptIds = new Set(cartLines(kept).map(({ id }) => id))
  return {
    cart: priced,
    changes: changesBetween(kept, priced),
    removed: cartLines(cart)
      .filter(({ id }) => !keptIds.has(id))
      .map(({ name }) => name),
    // over the same months, so that the two can be compared even when the tariff is gone
    total: { before: totalsOf(cart).total, after: totalOver(totalsOf(priced).book, totalsOf(cart).term) },
  }
}

/** True when the customer has to be told something. */
export const hasNews = ({ changes, removed }: Repriced): boolean => changes.length > 0 || removed.length > 0

interface Product {
  concrete_product_id: string
  product_name: string
  conditions: PriceCondition[]
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

/** A product that was not there before cost nothing before. */
function changesBetween(before: Cart, after: Cart): PriceChange[] {
  const known = products(before)
  return products(after).flatMap((product) => {
    const { concrete_product_id: id, product_name: name, conditions } = product
    const old = known.find((other) => isSameProduct(other, product))
    const change = { id, name, before: priceOf(old?.conditions ?? []), after: priceOf(conditions) }
    return isSame(change.before, change.after) ? [] : [change]
  })
}

function priceOf(conditions: PriceCondition[]): Price {
  const book = ledger(conditions)
  return { steps: priceSteps(book), oneOff: book.oneOff }
}

const isSame = (one: Price, other: Price): boolean => JSON.stringify(one) === JSON.stringify(other)
