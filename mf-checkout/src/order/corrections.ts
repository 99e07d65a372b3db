import * as v from 'valibot'
import { applyDetails, isBundleChanged, type Cart, type Handset } from '@nimbus/shared-contracts/cart'
import {
  cents,
  CONDITION,
  formatEuro,
  ledger,
  priceConditionSchema,
  totalOver,
  type Cents,
} from '@nimbus/shared-contracts/money'
import { cartResponseSchema, type CartResponse, type OrderTab } from '@nimbus/shared-contracts/order'
import { de } from '../messages/de'

/**
 * The cart with the server's bundle for its handset, when that is another one than the cart's (CART-8); undefined
 * when they are the same. Another price is another bundle.
 */
export function withServerBundle(cart: Cart, server: CartResponse['cart']): Cart | undefined {
  const [sold] = server.handsets
  if (!cart.handset || !sold || !isBundleChanged(cart, server)) return undefined
  const { bundle_id, conditions } = sold
  return { ...cart, handset: { ...cart.handset, bundle_id, conditions } }
}

/** What of the handset's price has changed. 'Solvar S1 Pro: bisher 15 € im Monat und 149 € einmalig, jetzt 15 € …' */
export function repricedText(before: Handset, now: Handset): string {
  return de.situation.repriced(now.product_name, priceText(before), priceText(now))
}

/** Shipping stays out: it is the same for every device. */
function priceText({ conditions }: Handset): string {
  const { months, oneOff } = ledger(conditions.filter(({ type }) => type !== CONDITION.shipping))
  return de.situation.devicePrice(formatEuro(months[0] ?? cents(0)), formatEuro(oneOff))
}

/** The order at the prices that hold now. The cart's device takes its new bundle, so that the order stays the cart's. */
export function withPrices<Tab extends OrderTab>(tab: Tab, response: CartResponse): Tab {
  const repriced = withServerBundle(tab.cart, response.cart)
  return {
    ...tab,
    ...(repriced && { cart: repriced }),
    order: { ...tab.order, response, ...(repriced && { initiated: repriced }) },
  }
}

const sumsSchema = v.object({ conditions: v.array(priceConditionSchema) })
const detailSchema = v.object({
  new: sumsSchema,
  cart: v.optional(cartResponseSchema.entries.cart),
  total_hash: v.string(),
})

export interface PriceChange {
  /** The order with the products and prices that hold now. */
  response: CartResponse
  before: Cents
  after: Cents
}

/**
 * Reads the new sums of a PriceChangedException; undefined when the answer doesn't name them. What is compared is due over
 * `term` months, or in four weeks where there is no term.
 */
export function priceChange(
  response: CartResponse,
  details: readonly Record<string, unknown>[],
  term: number,
): PriceChange | undefined {
  const parsed = v.safeParse(detailSchema, details[0])
  if (!parsed.success) return undefined
  const { new: sums, cart = response.cart, total_hash } = parsed.output
  return {
    response: { ...response, cart, sums, total_hash },
    before: due(response.sums, term),
    after: due(sums, term),
  }
}

function due({ conditions }: CartResponse['sums'], term: number): Cents {
  const book = ledger(conditions)
  return term > 0 ? totalOver(book, term) : book.fourWeekly
}

type Detail = CartResponse['details'][number]

/**
 * What a status-300 answer takes out of the cart and why, a sentence for each. What the cart doesn't hold is left out.
 * removalText(cart with Smart, [{action: 'REMOVE_FROM_CART', id: smart, reason: 'NOT_FOR_TARIFF'}]) → 'Smart passt nicht …'
 */
export function removalText(cart: Cart, details: readonly Detail[]): string {
  const sentences = details.flatMap((detail) => {
    const name = nameOf(cart, detail)
    return name === undefined ? [] : [de.situation.removed[detail.reason ?? 'OTHER'](name)]
  })
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : de.situation.someRemoved
}

/** Name of what the detail removes; undefined when it removes nothing. */
function nameOf(cart: Cart, detail: Detail): string | undefined {
  const { tariff, handset, hardware, options } = cart
  const [gone] = [...productsIn(cart)].filter((id) => !productsIn(applyDetails(cart, [detail])).has(id))
  const product = [tariff, handset, ...hardware, ...options].find((item) => item?.concrete_product_id === gone)
  if (product) return product.product_name
  if (detail.action !== 'REMOVE_FROM_CART') return undefined
  const promotions = [...(tariff?.incentives ?? []), ...(tariff?.possible_promotions ?? [])]
  return promotions.find(({ id }) => id === detail.id)?.name
}

const productsIn = ({ tariff, handset, hardware, options }: Cart): Set<string> =>
  new Set([tariff, handset, ...hardware, ...options].flatMap((item) => (item ? [item.concrete_product_id] : [])))
