import { removeHandset, removeItem, withoutBundle, type Cart } from '@nimbus/shared-contracts/cart'
import { mandatoryNotice, type Notice } from '@nimbus/shared-contracts/errors'
import type { CartLine } from './lines'

/**
 * Takes a line out of the cart. A mandatory item stays and the notice says so (CART-6). Without its tariff
 * nothing else can be ordered, so options, hardware and promotions go with it, and the handset loses its bundle.
 */
export function removeLine(
  cart: Cart,
  { block, id, name }: Pick<CartLine, 'block' | 'id' | 'name'>,
): {
  cart: Cart
  refused?: Notice
} {
  if (block === 'tariff') return { cart: withoutTariff(cart) }
  if (block === 'handset') return { cart: removeHandset(cart) }
  const { cart: kept, refused } = removeItem(cart, block, id)
  return refused ? { cart: kept, refused: mandatoryNotice(name, block) } : { cart: kept }
}

function withoutTariff(cart: Cart): Cart {
  const handset = cart.handset && withoutBundle(cart.handset)
  return { tariff: null, handset, options: [], hardware: [], promotions: [] }
}
