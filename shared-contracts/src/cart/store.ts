import { persistentStore } from '../storage'
import { cartSchema, emptyCart } from './schema'

/** sessionStorage key of the cart (PLAT-2). */
export const CART_KEY = 'nimbus-c'

/** What a cart may lose by itself; all of it belongs to the tariff. */
const { tariff: _, ...lines } = emptyCart()

/**
 * The one cart of this tab. Change it through the rules of this folder, then `set`, which reads the cart as an edge does: a
 * remote of contract 1.4 puts in a tariff without its kind.
 */
export const cartStore = persistentStore({
  key: CART_KEY,
  version: 1,
  schema: cartSchema,
  empty: emptyCart,
  // a line that can't be read costs that line
  spare: lines,
})
