import { NOTICE, noticeFor } from '@nimbus/shared-contracts/errors'
import { orderedTab, withoutDraft, withoutKey } from '@nimbus/shared-contracts/order'
import { de } from '../messages/de'
import { priceChange, withPrices } from './corrections'
import type { Answer, Refusal } from './events'
import { overviewOutdated, pricesChanged, sendingFailure, type SendingCall } from './notices'
import { orderProgress, type Call, type CallOf, type Tab } from './state'
import { to, type OnAnswer, type OnCommand, type Transition } from './transition'

type Sending = CallOf<'agreeing' | 'submitting'>
type OnRefusal = (tab: Tab, sending: Sending, refusal: Refusal) => Transition

/** The overview is saved at every try, since other tabs may have changed the order. */
export const send: OnCommand<'send'> = (tab, { agreement }) => {
  if (tab.sentBefore !== undefined) return sentElsewhere(tab.sentBefore)
  const { orderPath } = orderProgress(tab)
  const { response } = tab.order
  return to(orderPath && response ? { ...tab, call: { state: 'agreeing', orderPath, response, agreement } } : tab)
}

/** An order that was submitted already refuses the overview; submitting it again brings its result (CHK-30). */
export const submit = (tab: Tab, { response, agreement }: CallOf<'agreeing'>): Transition =>
  to({ ...tab, call: { state: 'submitting', response, agreement } })

/** True when the session took the order with it, or another tab has sent it, while the order button made its calls. */
export const isEnded = (tab: Tab, call: Call): boolean =>
  (call.state === 'agreeing' || call.state === 'submitting') && tab.order.temp_order_id !== call.response.temp_order_id

/** The result stays for the confirmation, all else that belonged to the order goes (ORDER-9). */
export const confirm = (
  { order }: Tab,
  { response }: Pick<Sending, 'response'>,
  { result }: Extract<Answer, { type: 'ordered' }>,
): Transition => {
  return to(orderedTab({ result }), {
    type: 'confirm',
    result,
    // of an order that another tab has changed and sent, this one's prices are older
    response: { ...response, ...result.agreed },
    addressKey: order.address_key,
  })
}

/** Brings the result of the order that was made before; its number alone where the result can't be had. */
export const recover: OnCommand<'recover'> = (tab, { orderId }) => {
  const { response } = tab.order
  return to(response ? { ...tab, call: { state: 'recovering', response, orderId } } : tab)
}

/** The order is over in this tab too, which shows its number. */
export const sentElsewhere = (orderId: string): Transition => to(orderedTab({ sent_elsewhere: orderId }))

/** The order can be started again, unless another tab has sent it. */
export const lose: OnCommand<'lose'> = (tab, { message }) => {
  if (tab.sentBefore !== undefined) return sentElsewhere(tab.sentBefore)
  return to(withoutDraft(tab), { type: 'toast', notice: { ...NOTICE.saveFailed, message } })
}

const lost =
  (call: SendingCall, message: string): OnRefusal =>
  (tab, _, { error }) => {
    const { state, effects } = lose(tab, { type: 'lose', message })
    return to(state, ...effects, { type: 'tell', notice: { ...noticeFor(call, error.exception), message } })
  }

const repriced: OnRefusal = (tab, { response }, { error }) => {
  const term = response.cart.tariff?.properties.contract_term ?? 0
  const change = priceChange(response, error.details, term)
  return to(withPrices(tab, change?.response ?? response), { type: 'tell', notice: pricesChanged(change, term) })
}

const outdated: OnRefusal = (tab, { response }, { error }) =>
  to(withPrices(tab, response), { type: 'tell', notice: overviewOutdated(error) })

const notSent =
  (call: SendingCall): OnRefusal =>
  (tab, _, { error }) =>
    to(tab, { type: 'tell', notice: sendingFailure(call, error) })

/** The refusals that both calls of the order button may get. Of the end of a session the shell tells. */
export const refusedSending = (call: SendingCall) => ({
  'session-ended': (tab: Tab) => to(tab),
  'order-unknown': lost(call, de.orderLost),
  'device-gone': lost(call, de.overview.deviceGone),
  'price-changed': repriced,
  'overview-outdated': outdated,
  refused: notSent(call),
})

/** The key belongs to other content: the next try has a new one. */
export const submittedWithOtherKey: OnAnswer<'submitting', 'key-conflict'> = (tab, call, refusal) =>
  notSent('submit')({ ...tab, order: withoutKey(tab.order, 'submit') }, call, refusal)
