import { addItem, cartStore, removeItem, type ItemList } from '@nimbus/shared-contracts/cart'
import type { Option } from '@nimbus/shared-contracts/catalogue'
import { mandatoryNotice, replacedNotice } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'

/** Puts an item into the cart; the one of the same group goes, with a notice that names both (CART-5). */
export function add(list: ItemList, item: Option): void {
  const { cart, replaced } = addItem(cartStore.get(), list, item)
  if (cartStore.set(cart) && replaced)
    publish('toast:show', replacedNotice(item.product_name, replaced.product_name, list))
}

/** Takes an item out; a mandatory one stays, with a warning. */
export function remove(list: ItemList, id: string): void {
  const { cart, refused } = removeItem(cartStore.get(), list, id)
  if (refused) publish('toast:show', mandatoryNotice(refused.product_name, list))
  else cartStore.set(cart)
}
