import type { Handset } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import type { ToastPayload } from '@nimbus/shared-contracts/events'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import type { Elements } from '@nimbus/shared-ui/elements'
import { useChooseTariff, type CartChange } from '@nimbus/shared-ui/tariff'
import * as messages from '../../../messages/de'
import { cartWithDevice, replacedTariff, type Shown } from '../model/cart-with-device'
import { handsetName, tariffText } from '../model/device-names'

const text = messages.device

interface IntoCart {
  /** Puts what is shown into the cart and goes there, after a question when the cart holds the other area. */
  put(): void
  busy: boolean
  /** Has to stand somewhere in the page. */
  dialog: Elements
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
    return {
      cart,
      notice: noticeOf({ handset, replaced, tariff: shown.tariff, tariffBefore: replacedTariff(before, shown.tariff) }),
    }
  }
}

interface Taken {
  handset: Handset
  replaced: Handset | undefined
  tariff: Tariff
  tariffBefore: Tariff | undefined
}

/** Names what came into the cart, or what it took the place of. */
function noticeOf({ handset, replaced, tariff, tariffBefore }: Taken): ToastPayload {
  const name = handsetName(handset)
  const said = [
    ...(replaced ? [text.replacedText(handsetName(replaced), name)] : []),
    ...(tariffBefore ? [text.replacedText(tariffText(tariffBefore), tariffText(tariff))] : []),
  ].join(' ')
  if (!said) return { type: 'success', title: text.added, message: text.addedText(name, tariff.name) }
  return { type: 'info', title: text.replaced[replacedKind(replaced, tariffBefore)], message: said }
}

function replacedKind(handset: Handset | undefined, tariff: Tariff | undefined): keyof typeof text.replaced {
  if (handset && tariff) return 'both'
  return handset ? 'handset' : 'tariff'
}
