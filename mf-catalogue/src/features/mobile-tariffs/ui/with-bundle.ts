import { cartStore } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import type { ToastPayload } from '@nimbus/shared-contracts/events'
import { host } from '@nimbus/shared-contracts/remote'
import type { CartChange } from '@nimbus/shared-ui/tariff'
import { messages } from '../../../messages/de'
import { fetchBundles } from '../api/fetch-bundles'
import { cartWithMobileTariff, needsBundle, type HandsetFate } from '../model/cart-with-mobile-tariff'

const text = messages.mobileTariffs

/** Looks up the bundle of the cart's handset with the tariff, where there is a handset that stays. */
export async function withBundle(tariff: Tariff): Promise<CartChange | undefined> {
  const { handset } = cartStore.get()
  const bundles =
    handset && needsBundle(cartStore.get(), tariff)
      ? await fetchBundles(host().api, tariff, handset.concrete_product_id)
      : undefined
  if (bundles && !bundles.ok) return undefined
  return (before) => {
    const { cart, fate } = cartWithMobileTariff(before, tariff, bundles?.value)
    const notice = noticeOf(fate, tariff)
    return { cart, ...(notice && { notice }) }
  }
}

function noticeOf(fate: HandsetFate, tariff: Tariff): ToastPayload | undefined {
  if (fate.kind === 'removed') return { ...NOTICE.cartUpdated, message: text.handsetRemoved(fate.handset.product_name) }
  if (fate.kind === 'unavailable') {
    const title = text.handsetUnavailable(fate.handset.product_name, tariff.product_name)
    return { type: 'warning', title, message: text.handsetUnavailableText }
  }
  return undefined
}
