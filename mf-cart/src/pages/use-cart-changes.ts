import { useState } from 'react'
import { cartStore, emptyCart, setTariff, type Cart } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { publish } from '@nimbus/shared-contracts/events'
import { completion, lines } from '../messages/de'
import type { CartLine } from '../model/lines'
import { removeLine } from '../model/remove'

export interface CartChanges {
  /** The last removal, until it is undone or another follows. */
  undoable: { text: string; before: Cart } | undefined
  remove: (line: CartLine) => void
  clear: () => void
  /** Puts the same tariff without device in the place of the cart's. */
  swap: (tariff: Tariff) => void
  undo: () => void
}

/** Removing, swapping, clearing and undoing. A mandatory item is refused with a toast (CART-6). */
export function useCartChanges(cart: Cart): CartChanges {
  const [undoable, setUndoable] = useState<CartChanges['undoable']>()
  const change = (after: Cart, text: string): void => {
    const before = cartStore.get()
    if (cartStore.set(after)) setUndoable({ text, before })
  }
  return {
    undoable,
    remove(line) {
      const { cart: after, refused } = removeLine(cart, line)
      if (refused) publish('toast:show', refused)
      else change(after, lines.removed(line.name))
    },
    clear: () => change(emptyCart(), lines.emptied),
    // the answer may be late, so it counts for the cart as it is then
    swap: (tariff) => change(setTariff(cartStore.get(), tariff), completion.device.swapped(tariff.product_name)),
    undo() {
      if (!undoable) return
      if (cartStore.set(undoable.before)) setUndoable(undefined)
    },
  }
}
