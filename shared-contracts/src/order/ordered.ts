import { variantText } from '@nimbus/shared-contracts/cart'
import type { PriceCondition } from '@nimbus/shared-contracts/money'
import type { CartResponse } from './schema'

/** What was ordered, with the prices that the customer agreed to: those of the order, which nobody reckons anew. */
export interface Ordered {
  /** The tariff first. What belongs to it has no line of its own. */
  items: {
    name: string
    /** Colour and storage of a device: "Fjordblau, 256 GB" */
    variant?: string
    /** Name of a device's picture in the image service's folder. */
    image?: string
    /** Months that it binds; 0 without minimum term. */
    term: number
    conditions: PriceCondition[]
  }[]
  /** The sum of all, shipping too. */
  conditions: PriceCondition[]
}

/** What an order's cart says of what was ordered, at the sums that were agreed to. */
export function orderedOf({ cart, sums }: Pick<CartResponse, 'cart' | 'sums'>): Ordered {
  const { tariff, handsets, options, hardware } = cart
  const term = tariff?.properties.contract_term ?? 0
  const chosen = [...options, ...hardware].filter(({ mandatory }) => !mandatory)
  return {
    items: [
      ...(tariff ? [{ name: tariff.product_name, term, conditions: tariff.conditions }] : []),
      ...handsets.map((handset) => {
        const { product_name: name, image, conditions } = handset
        const variant = variantText(handset)
        return { name, ...(variant && { variant }), ...(image && { image }), term, conditions }
      }),
      ...chosen.map(({ product_name: name, properties: { contract_term }, conditions }) => ({
        name,
        term: contract_term,
        conditions,
      })),
    ],
    conditions: sums.conditions,
  }
}
