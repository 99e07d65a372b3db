import { applyDetails, type Cart } from '@nimbus/shared-contracts/cart'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import { de } from '../../../messages/de'

type Detail = CartResponse['details'][number]

/**
 * What a status-300 answer takes out of the cart and why, a sentence for each. What the cart doesn't hold is left out.
 * removalText(cart with Smart, [{action: 'REMOVE_FROM_CART', id: smart, reason: 'NOT_FOR_TARIFF'}]) → 'Smart passt nicht …'
 */
export function removalText(cart: Cart, details: readonly Detail[]): string {
  const sentences = details.flatMap((detail) => {
    const name = nameOf(cart, detail)
    return name === undefined ? [] : [sentenceOf(detail, name)]
  })
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : de.situation.someRemoved
}

const { removed } = de.situation

const sentenceOf = ({ reason }: Detail, name: string): string => removed[reason ?? 'OTHER'](name)

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
