import { useRef, useState, type ReactNode } from 'react'
import { cartStore, isOtherArea, type Cart } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { publish, type ToastPayload } from '@nimbus/shared-contracts/events'
import { text } from './de'
import { OtherAreaDialog } from './other-area-dialog'

/** What a chosen tariff makes of the cart, and what the customer should be told about it. */
export type CartChange = (cart: Cart) => { cart: Cart; notice?: ToastPayload }

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
  dialog: ReactNode
}

interface Wish {
  tariff: Tariff
  onTaken?: (() => void) | undefined
}

/** Choosing a tariff: asks for what goes with it, writes the cart and tells the others. */
export function useChooseTariff({ prepare, onChosen }: Choosing): ChooseTariff {
  const [busyId, setBusyId] = useState<string>()
  const [question, setQuestion] = useState<Wish>()
  const latest = useRef<Wish>(undefined)

  async function take(wish: Wish): Promise<void> {
    latest.current = wish
    setBusyId(wish.tariff.concrete_product_id)
    const change = await prepare(wish.tariff)
    // a second choice came while the first was waiting
    if (latest.current !== wish) return
    setBusyId(undefined)
    if (!change) {
      publish('toast:show', { type: 'error', title: text.notOrderable, message: text.notOrderableText })
      return
    }
    const { cart, notice } = change(cartStore.get())
    cartStore.set(cart)
    onChosen(wish.tariff)
    if (notice) publish('toast:show', notice)
    wish.onTaken?.()
  }

  function choose(tariff: Tariff, onTaken?: () => void): void {
    if (isOtherArea(cartStore.get(), tariff)) setQuestion({ tariff, onTaken })
    else void take({ tariff, onTaken })
  }

  const dialog = (
    <OtherAreaDialog
      tariff={question?.tariff}
      onAnswer={(accepted) => {
        setQuestion(undefined)
        if (accepted && question) void take(question)
      }}
    />
  )
  return { choose, busyId, dialog }
}
