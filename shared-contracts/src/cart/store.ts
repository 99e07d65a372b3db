import { publish } from '@nimbus/shared-contracts/events'
import { persistentStore, type PersistentStore } from '../storage'
import { lineCount } from './rules'
import { cartSchema, emptyCart, type Cart } from './schema'

/** sessionStorage key of the cart (PLAT-2). */
export const CART_KEY = 'nimbus-c'

const store = persistentStore({ key: CART_KEY, version: 1, schema: cartSchema, empty: emptyCart })

const announce = (cart: Cart): void => publish('cart:changed', { lines: lineCount(cart) })

/**
 * The one cart of this tab. Change it through the rules of this folder, then `set`; `cart:changed` follows every change of
 * the customer's. `restore` publishes nothing: it only brings back what is there, and whoever needs that subscribes to the store.
 */
export const cartStore: PersistentStore<Cart> = {
  ...store,
  set(cart) {
    store.set(cart)
    announce(cart)
  },
  reset() {
    store.reset()
    announce(emptyCart())
  },
}
