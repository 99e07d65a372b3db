import type { Cart } from './schema'

/**
 * What a cart orders, as a text: two carts with the same one order the same. Prices stay out, since the server corrects
 * them by itself; a device's price is in its bundle. The order of items and promotions doesn't count.
 */
export const cartIdentity = ({ tariff, handset, hardware, options, promotions }: Cart): string =>
  JSON.stringify([
    tariff?.concrete_product_id,
    [handset?.concrete_product_id, handset?.bundle_id],
    [...hardware, ...options].map(({ concrete_product_id }) => concrete_product_id).sort(),
    promotions.map(({ id }) => id).sort(),
  ])
