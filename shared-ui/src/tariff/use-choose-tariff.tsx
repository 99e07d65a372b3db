import { useEffect, useRef, useState } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { cartStore, isOtherArea, type Cart } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { publish, type ToastPayload } from '@nimbus/shared-contracts/events'
import { text } from './de'
import { OtherAreaDialog } from './other-area-dialog'

/** What was asked for doesn't go with the cart any more, and has to be asked for again. */
export const OUTDATED = 'outdated'

/** What a chosen tariff makes of the cart, and what the customer should be told about it. */
export type CartChange = (cart: Cart) => { cart: Cart; notice?: ToastPayload } | typeof OUTDATED

interface Choosing {
  /** Asks the API for what the cart needs along with the tariff; undefined when that can't be had now. */
  prepare(tariff: Tariff): Promise<CartChange | undefined>
  onChosen(tariff: Tariff): void
}

interface ChooseTariff {
  /** Puts the tariff into the cart, after a question when the cart holds the other area; `onTaken` runs once it is there. */
  choose(tariff: Tariff, onTaken?: () => void): void
  /** Id of the tariff that is on its way into the cart. */
  busyId: string | undefined
  /** Has to stand somewhere in the page. */
  dialog: Elements
}

interface Wish {
  tariff: Tariff
  onTaken?: (() => void) | undefined
  /** True once the customer has agreed to clear a cart of the other area. */
  accepted?: boolean
}

/**
 * Choosing a tariff: asks for what goes with it, writes the cart and tells the others. The cart may change meanwhile, so
 * the question is asked again after the wait; who leaves the page gives the wish up.
 */
export function useChooseTariff({ prepare, onChosen }: Choosing): ChooseTariff {
  const [busyId, setBusyId] = useState<string>()
  const [question, setQuestion] = useState<Wish>()
  const latest = useRef<Wish>(undefined)

  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )

  async function take(wish: Wish): Promise<void> {
    latest.current = wish
    setBusyId(wish.tariff.concrete_product_id)
    const change = await prepare(wish.tariff)
    // a second choice came while the first was waiting, or the page is gone
    if (latest.current !== wish) return
    const allowed = isAllowed(wish)
    const changed = allowed ? change?.(cartStore.get()) : undefined
    if (changed === OUTDATED) return take(wish)
    setBusyId(undefined)
    if (!allowed) return setQuestion(wish)
    if (!changed) {
      publish('toast:show', { type: 'error', title: text.notOrderable, message: text.notOrderableText })
      return
    }
    // the shell has told of it
    if (!cartStore.set(changed.cart)) return
    onChosen(wish.tariff)
    if (changed.notice) publish('toast:show', changed.notice)
    wish.onTaken?.()
  }

  function ask(wish: Wish): void {
    if (isAllowed(wish)) void take(wish)
    else setQuestion(wish)
  }

  const dialog = (
    <OtherAreaDialog
      tariff={question?.tariff}
      onAnswer={(accepted) => {
        setQuestion(undefined)
        if (accepted && question) void take({ ...question, accepted })
      }}
    />
  )
  return { choose: (tariff, onTaken) => ask({ tariff, onTaken }), busyId, dialog }
}

/** A cart of the other area is cleared only by one who has agreed to it. */
const isAllowed = ({ tariff, accepted }: Wish): boolean => accepted === true || !isOtherArea(cartStore.get(), tariff)
