import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { areaOf, cartStore } from '@nimbus/shared-contracts/cart'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore, type ResumedOrder } from '@nimbus/shared-contracts/order'
import { situationIn } from '../features/initiate/model/situation'
import { hadIban, resumedCart } from '../features/resume/model/resumed'
import { resume } from '../messages/resume.de'

/** Puts what another device had in the place of what this tab has, and says what didn't come along. */
export function takeOver(resumed: ResumedOrder): void {
  const { cart, check_data, details, situation, values } = resumed
  orderStore.reset()
  availabilityStore.set({ checkData: check_data })
  formStore.set({
    situation: cart.tariff ? situationIn(areaOf(cart.tariff), situation) : null,
    values,
    saved: [],
  })
  cartStore.set(resumedCart(cart))
  const text = [resume.claim.doneText, ...(hadIban(resumed) ? [resume.claim.doneButIban] : [])].join(' ')
  publish('toast:show', { type: 'success', title: resume.claim.done, message: text, duration: 10_000 })
  if (details.length > 0) publish('toast:show', { ...NOTICE.cartUpdated, message: resume.claim.gone })
}
