import type { EcommerceData } from '@nimbus/shared-contracts/events'
import {
  ledger,
  sum,
  totalOver,
  VAT_PERCENT,
  type Cents,
  type Ledger,
  type PriceCondition,
} from '@nimbus/shared-contracts/money'
import type { CartResponse } from '@nimbus/shared-contracts/order'

interface Product {
  concrete_product_id: string
  product_name: string
  name: string
  conditions: readonly PriceCondition[]
  mandatory?: boolean
  properties?: { contract_term?: unknown }
}

interface Item {
  product: Product
  category: 'tariff' | 'device' | 'option' | 'hardware'
}

/** Amounts of the data layer are euros with two decimals. euros(1995 cents) → 19.95 */
const euros = (amount: Cents): number => amount / 100

/** Share of value-added tax that tracking reports (PRICE-7): 19 percent of the one-off sum. taxOf(7690) → 1461 */
export const taxOf = (upfront: Cents): Cents => sum([Math.round((upfront * VAT_PERCENT) / 100)])

/** Comes with its tariff and costs nothing of its own: nobody has chosen it, and nothing is sold with it. */
const isPartOfTariff = ({ mandatory = false, conditions }: Product): boolean =>
  mandatory && conditions.every(({ gross_value }) => gross_value === 0)

/** What is sold, as many as the cart counts. */
function itemsOf({ tariff, handsets, options, hardware }: CartResponse['cart']): Item[] {
  return [
    ...(tariff ? [{ product: tariff, category: 'tariff' as const }] : []),
    ...handsets.map((product) => ({ product, category: 'device' as const })),
    ...options.map((product) => ({ product, category: 'option' as const })),
    ...hardware.map((product) => ({ product, category: 'hardware' as const })),
  ].filter(({ product }) => !isPartOfTariff(product))
}

/**
 * What begin_checkout and purchase tell the data layer (TRACK-5). Prices are the server's; `value` and an item's
 * `price` are what is due over its term, or at first where there is none, `monthly_fee` is that of the first month.
 */
export function ecommerceData(
  { cart, sums }: CartResponse,
  { trackingId, ...ids }: { trackingId: string | undefined; transaction_id?: string; cart_id?: string },
): EcommerceData {
  const items = itemsOf(cart)
  const book = ledger(sums.conditions)
  const term = cart.tariff?.properties.contract_term ?? 1
  return {
    ...ids,
    currency: 'EUR',
    value: euros(dueIn(book, term)),
    tax: euros(taxOf(book.oneOff)),
    ...(trackingId && { affiliation: trackingId }),
    cart_items_count: items.length,
    contract_term_months: term,
    monthly_fee_total: euros(book.months[0] ?? sum([])),
    upfront_total: euros(book.oneOff),
    items: items.map(({ product, category }) => trackedItem(product, category, term)),
  }
}

/** Over the months of the term; prepaid has none: its first four weeks. dueIn(14,95 € je 4 Wochen, 0) → 1495 */
const dueIn = (book: Ledger, term: number): Cents =>
  term > 0 ? totalOver(book, term) : sum([book.oneOff, book.fourWeekly])

function trackedItem(
  product: Product,
  category: Item['category'],
  contractTerm: number,
): EcommerceData['items'][number] {
  const book = ledger(product.conditions)
  const { contract_term: own } = product.properties ?? {}
  const term = typeof own === 'number' ? own : contractTerm
  return {
    item_id: product.concrete_product_id,
    item_name: product.product_name,
    item_category: category,
    item_variant: product.name,
    price: euros(dueIn(book, term)),
    quantity: 1,
    monthly_fee: euros(book.months[0] ?? sum([])),
    term_months: term,
  }
}
