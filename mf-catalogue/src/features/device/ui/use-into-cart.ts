import type { ReactNode } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { useChooseTariff, type CartChange } from '@nimbus/shared-ui/tariff'
import { messages } from '../../../messages/de'
import { cartWithDevice, type Shown } from '../model/cart-with-device'
import { handsetName } from '../model/device-names'

const text = messages.device

interface IntoCart {
  /** Puts what is shown into the cart and goes there, after a question when the cart holds the other area. */
  put(): void
  busy: boolean
  /** Has to stand somewhere in the page. */
  dialog: ReactNode
}

const goToCart = (): void => host().navigate(routes.cart())

/** The way of the shown device into the cart, together with its tariff. */
export function useIntoCart(shown: Shown | undefined): IntoCart {
  const { choose, busyId, dialog } = useChooseTariff({
    prepare: async () => shown && changeOf(shown),
    onChosen: () => {},
  })
  return {
    put: () => shown && choose(shown.tariff, goToCart),
    busy: busyId !== undefined,
    dialog,
  }
}

/** What is shown at the press of the button, whatever the page shows once the question is answered. */
function changeOf(shown: Shown): CartChange {
  return (before) => {
    const { cart, handset, replaced } = cartWithDevice(before, shown)
    const name = handsetName(handset)
    return {
      cart,
      notice: replaced
        ? { type: 'info', title: text.replaced, message: text.replacedText(handsetName(replaced), name) }
        : { type: 'success', title: text.added, message: text.addedText(name, shown.tariff.name) },
    }
  }
}
