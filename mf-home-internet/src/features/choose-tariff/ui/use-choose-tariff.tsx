import { useRef, useState, type ReactNode } from 'react'
import { cartStore, isOtherArea, lineCount, type Cart } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'
import { host } from '@nimbus/shared-contracts/remote'
import { text } from '../../../messages/de'
import { fetchExtras } from '../api/fetch-extras'
import { cartWithTariff } from '../model/cart-with-tariff'
import { OtherAreaDialog } from './other-area-dialog'

interface ChooseTariff {
  /** Puts the tariff into the cart, after a question when the cart holds the other area. */
  choose(tariff: Tariff): void
  /** Id of the tariff that is on its way into the cart. */
  busyId: string | undefined
  /** Has to stand somewhere in the page. */
  dialog: ReactNode
}

/** Choosing a tariff: asks for its mandatory items, keeps what still fits, writes the cart and tells the others. */
export function useChooseTariff(onChosen: (tariff: Tariff) => void): ChooseTariff {
  const [busyId, setBusyId] = useState<string>()
  const [question, setQuestion] = useState<Tariff>()
  const latest = useRef<Tariff>(undefined)

  async function take(tariff: Tariff): Promise<void> {
    latest.current = tariff
    setBusyId(tariff.concrete_product_id)
    const extras = await fetchExtras(host().api, tariff)
    // a second choice came while the first was waiting
    if (latest.current !== tariff) return
    setBusyId(undefined)
    if (!extras.ok) {
      publish('toast:show', {
        type: 'error',
        title: text.tariffPage.notOrderable,
        message: text.tariffPage.notOrderableText,
      })
      return
    }
    const { cart, dropped } = cartWithTariff(cartStore.get(), tariff, extras.value)
    keep(cart)
    onChosen(tariff)
    if (dropped.length > 0) {
      publish('toast:show', {
        ...NOTICE.cartUpdated,
        message: text.tariffPage.dropped(dropped.map(({ name }) => name).join(', ')),
      })
    }
  }

  function choose(tariff: Tariff): void {
    if (isOtherArea(cartStore.get(), tariff)) setQuestion(tariff)
    else void take(tariff)
  }

  const dialog = (
    <OtherAreaDialog
      tariff={question}
      onAnswer={(accepted) => {
        setQuestion(undefined)
        if (accepted && question) void take(question)
      }}
    />
  )
  return { choose, busyId, dialog }
}

function keep(cart: Cart): void {
  cartStore.set(cart)
  publish('cart:changed', { lines: lineCount(cart) })
}
