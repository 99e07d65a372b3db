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

/** Takes over the server's prices and removals, and says what they change (conventions 2.5). */
export function reprice(cart: Cart, plan: PricePlan): Repriced {
  const kept = applyDetails(cart, plan.details)
  const priced = withServerPrices(kept, plan)
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

function withServerPrices(cart: Cart, { cart: server }: PricePlan): Cart {
  const current = <Item extends Product>(item: Item, list: readonly Product[]): Item => {
    const same = list.find(({ concrete_product_id }) => concrete_product_id === item.concrete_product_id)
    return same ? { ...item, conditions: same.conditions } : item
  }
  const { tariff, handset, options, hardware } = cart
  return {
    ...cart,
    tariff: tariff && current(tariff, server.tariff ? [server.tariff] : []),
    handset: handset && current(handset, server.handsets),
    options: options.map((item) => current(item, server.options)),
    hardware: hardware.map((item) => current(item, server.hardware)),
  }
}

const products = ({ tariff, handset, options, hardware }: Cart): Product[] =>
  [tariff, handset, ...options, ...hardware].filter((item) => item !== null)

function changesBetween(before: Cart, after: Cart): PriceChange[] {
  const now = new Map(products(after).map((item) => [item.concrete_product_id, item]))
  return products(before).flatMap(({ concrete_product_id: id, product_name: name, conditions }) => {
    const change = { id, name, before: priceOf(conditions), after: priceOf(now.get(id)?.conditions ?? conditions) }
    return isSame(change.before, change.after) ? [] : [change]
  })
}

function priceOf(conditions: PriceCondition[]): Price {
  const book = ledger(conditions)
  return { steps: priceSteps(book), oneOff: book.oneOff }
}

const isSame = (one: Price, other: Price): boolean => JSON.stringify(one) === JSON.stringify(other)
