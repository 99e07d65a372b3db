import { isAvailabilityValid } from '@nimbus/shared-contracts/availability'
import { areaOf, isReady } from '@nimbus/shared-contracts/cart'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import { orderStore } from '@nimbus/shared-contracts/order'
import { routes } from '@nimbus/shared-contracts/routes'
import { de } from '../messages/de'
import { hadIban, knownAddress } from './kept-answers'
import { restore } from './saved-steps'
import { situationIn } from './situation'
import { begin } from './start'
import { orderProgress, type Tab } from './state'
import { to, toCart, type OnAnswer, type OnCommand, type Transition } from './transition'

/** Checks the address again, starts the order and saves the kept answers; the cart asks for what is missing. */
export const goOn: OnCommand<'continue'> = (tab, { now }) => {
  const { cart, checkData, form } = tab
  if (!cart.tariff || !isReady(cart)) return toCart(tab)
  if (cart.tariff.kind !== 'landline' || isAvailabilityValid(checkData, now)) return goOnChecked(tab, now)
  const request = knownAddress(form.values)
  return request ? to({ ...tab, call: { state: 'checking', request, now } }) : toCart(tab)
}

export const checked: OnAnswer<'checking', 'checked'> = (before, { now }, { checkData }) => {
  return goOnChecked({ ...before, checkData }, now)
}

function goOnChecked(tab: Tab, now: Date): Transition {
  const { situation, kind, initiated: isCurrent, orderPath, area, scopes } = orderProgress(tab)
  if (!situation) return to(tab, { type: 'go', to: routes.checkout() })
  if (isCurrent && orderPath && tab.order.response) return restore(tab, { orderPath, area, scopes })
  return begin(tab, { kind, now, continuing: true })
}

/** What another device had takes the place of what is here; says what didn't come along. */
export const takeOver: OnCommand<'take-over'> = (_, { resumed }) => {
  const { cart, check_data, details, situation, values } = resumed
  const { tariff, handsets, hardware, options, promotions } = cart
  const { title, text, butIban, gone } = de.takenOver
  const message = hadIban(values) ? `${text} ${butIban}` : text
  const tab: Tab = {
    cart: { tariff, handset: handsets[0] ?? null, hardware, options, promotions },
    checkData: check_data,
    form: { situation: tariff ? situationIn(areaOf(tariff), situation) : null, values, saved: [] },
    order: orderStore.initial,
  }
  return to(
    tab,
    { type: 'toast', notice: { type: 'success', title, message, duration: 10_000 } },
    ...(details.length > 0 ? [{ type: 'toast', notice: { ...NOTICE.cartUpdated, message: gone } } as const] : []),
  )
}
