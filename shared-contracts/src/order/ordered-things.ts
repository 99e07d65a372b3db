interface Product {
  concrete_product_id: string
}

/** The products of an order, or of a cart that may become one. */
interface OrderedProducts {
  tariff: Product | null
  handsets: readonly Product[]
  hardware: readonly Product[]
  options: readonly Product[]
}

/**
 * The products and the `addressKey` as a text: two orders with the same one are the same order (decision 012). Prices,
 * bundles, promotions and the order of items don't make another order of it; a mobile order has no address.
 */
export function orderedThings(
  { tariff, handsets, hardware, options }: OrderedProducts,
  addressKey: string | null | undefined,
): string {
  const ids = [...handsets, ...hardware, ...options].map(({ concrete_product_id }) => concrete_product_id).sort()
  return JSON.stringify([tariff?.concrete_product_id, ids, addressKey ?? null])
}
