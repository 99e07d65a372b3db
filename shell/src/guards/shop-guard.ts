import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { pageNow } from '@nimbus/shared-contracts/dates'
import { publish } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore } from '@nimbus/shared-contracts/order'
import { lastShopRoute } from '../routing/last-shop-route'
import { askGuard } from './guards'

/** Where a guard sends the visitor instead, and why as a toast; undefined lets the page pass. */
export function askShopGuard(name: string): string | undefined {
  const refusal = askGuard(name, {
    cart: cartStore.get(),
    checkData: availabilityStore.get().checkData,
    form: formStore.get(),
    order: orderStore.get(),
    lastShopRoute: lastShopRoute(),
    now: new Date(pageNow()),
  })
  if (refusal?.notice) publish('toast:show', { ...refusal.notice })
  return refusal?.to
}
