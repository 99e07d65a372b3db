import { useState } from 'react'
import { cartStore, emptyCart, type Cart } from '@nimbus/shared-contracts/cart'
import { publish } from '@nimbus/shared-contracts/events'
import { lines } from '../messages/de'
import type { CartLine } from '../model/lines'
import { removeLine } from '../model/remove'

export interface CartChanges {
  /** The last removal, until it is undone or another follows. */
  undoable: { text: string; before: Cart } | undefined
  remove: (line: CartLine) => void
  clear: () => void
  undo: () => void
}

/** Removing, clearing and undoing. A mandatory item is refused with a toast (spec section 4). */
export function useCartChanges(cart: Cart): CartChanges {
  const [undoable, setUndoable] = useState<CartChanges['undoable']>()
  const change = (after: Cart, text: string): void => {
    setUndoable({ text, before: cart })
    cartStore.set(after)
  }
  return {
    undoable,
    remove(line) {
      const { cart: after, refused } = removeLine(cart, line)
      if (refused) publish('toast:show', refused)
      else change(after, lines.removed(line.name))
    },
    clear: () => change(emptyCart(), lines.emptied),
    undo() {
      if (!undoable) return
      setUndoable(undefined)
      cartStore.set(undoable.before)
    },
  }
}
