import { applyDetails, type Cart, type CartDetail } from '@nimbus/shared-contracts/cart'

const productsOf = ({
  tariff,
  handset,
  hardware,
  options,
}: Cart): { concrete_product_id: string; product_name: string }[] =>
  [tariff, handset, ...hardware, ...options].filter((product) => product !== null)

/**
 * The names of what a status-300 answer takes out of the cart, for the notice.
 * removedNames(cart with Smart, [{action: 'REMOVE_FROM_CART', id: smart}]) → ['Smart']
 */
export function removedNames(cart: Cart, details: readonly CartDetail[]): string[] {
  const kept = productsOf(applyDetails(cart, details)).map(({ concrete_product_id }) => concrete_product_id)
  const products = productsOf(cart).filter(({ concrete_product_id }) => !kept.includes(concrete_product_id))
  const promotions = [...(cart.tariff?.incentives ?? []), ...(cart.tariff?.possible_promotions ?? [])]
  const gone = details.filter(({ action }) => action === 'REMOVE_FROM_CART').map(({ id }) => id)
  const lost = promotions.filter(({ id }) => gone.includes(id)).map(({ name }) => name)
  return [...products.map(({ product_name }) => product_name), ...lost]
}
