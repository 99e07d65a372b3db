import * as v from 'valibot'
import { persistentStore } from '../storage'
import { cartSchema, emptyCart } from './schema'

/** sessionStorage key of the cart (PLAT-2). */
export const CART_KEY = 'nimbus-c'

const store = persistentStore({ key: CART_KEY, version: 1, schema: cartSchema, empty: emptyCart })

/**
 * The one cart of this tab. Change it through the rules of this folder, then `set`, which reads the cart as an edge does: a
 * remote of contract 1.4 puts in a tariff without its kind. What can't be read is found when it is read from the storage.
 */
export const cartStore: typeof store = {
  ...store,
  set(cart) {
    const { success, output } = v.safeParse(cartSchema, cart)
    store.set(success ? output : cart)
  },
}
