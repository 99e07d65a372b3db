import { cartStore, type Cart } from '@nimbus/shared-contracts/cart'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import type { ToastPayload } from '@nimbus/shared-contracts/events'
import { host } from '@nimbus/shared-contracts/remote'
import { OUTDATED, type CartChange } from '@nimbus/shared-ui/tariff'
import * as messages from '../../../messages/de'
import { fetchBundles } from '../api/fetch-bundles'
import { cartWithMobileTariff, needsBundle, type HandsetFate } from '../model/cart-with-mobile-tariff'

const text = messages.mobileTariffs

/**
 * Looks up the bundle of the cart's handset with the tariff, where there is a handset that stays. Another handset in the
 * cart by then needs a bundle of its own.
 */
export async function withBundle(tariff: Tariff): Promise<CartChange | undefined> {
  const productId = handsetToPrice(cartStore.get(), tariff)
  const bundles = productId === undefined ? undefined : await fetchBundles(host().api, tariff, productId)
  if (bundles && !bundles.ok) return undefined
  return (before) => {
    const needed = handsetToPrice(before, tariff)
    if (needed !== undefined && needed !== productId) return OUTDATED
    const { cart, fate } = cartWithMobileTariff(before, tariff, bundles?.value)
    const notice = noticeOf(fate, tariff)
    return { cart, ...(notice && { notice }) }
  }
}

const handsetToPrice = (cart: Cart, tariff: Tariff): string | undefined =>
  needsBundle(cart, tariff) ? cart.handset?.concrete_product_id : undefined

function noticeOf(fate: HandsetFate, tariff: Tariff): ToastPayload | undefined {
  // stays until it is closed: something was lost that the customer did not name
  if (fate.kind === 'removed')
    return { ...NOTICE.cartUpdated, message: text.handsetRemoved(fate.handset.product_name), duration: 0 }
  if (fate.kind === 'unavailable') {
    const title = text.handsetUnavailable(fate.handset.product_name, tariff.product_name)
    return { type: 'warning', title, message: text.handsetUnavailableText }
  }
  return undefined
}
