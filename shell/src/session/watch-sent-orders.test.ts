import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { subscribe } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { endOrder, orderedCart, orderStore, rememberSentOrder, SENT_ORDERS_KEY } from '@nimbus/shared-contracts/order'
import { aCart, aCheckData, aTariff } from '@nimbus/shared-contracts/testing'
import { askGuard } from '../guards/guards'
import { watchSentOrders, type SentOrdersWatch } from './watch-sent-orders'

const cart = aCart({ tariff: aTariff() })
const toasts: string[] = []
let stops: (() => void)[] = []
const showNumber = jest.fn()
let isOrdering: boolean
function watch(): SentOrdersWatch {
  const sentOrders = watchSentOrders({ isOrdering: () => isOrdering, showNumber })
  stops.push(sentOrders.stop)
  return sentOrders
}

beforeEach(() => {
  localStorage.clear()
  toasts.length = 0
  showNumber.mockClear()
  isOrdering = true
  stops = [subscribe('toast:show', ({ title, message }) => toasts.push(`${title} ${message}`))]
  cartStore.set(cart)
  availabilityStore.set({ checkData: aCheckData() })
  formStore.set({ situation: 'NO_LINE', values: { CUSTOMER: { name: 'Ng' } }, saved: ['CUSTOMER'] })
  orderStore.set({ ...orderStore.initial, temp_order_id: 'draft-1', initiated: cart })
})
afterEach(() => stops.forEach((stop) => stop()))

/** What another tab does when its order was taken; browsers tell the others only. */
function sendElsewhere(over: { temp_order_id?: string; cart?: string }): void {
  const sent = { temp_order_id: 'draft-9', cart: 'another', order_id: 'NB-2026-7K3M9Q', sent_at: Date.now() }
  rememberSentOrder({ ...sent, ...over })
  window.dispatchEvent(new StorageEvent('storage', { key: SENT_ORDERS_KEY }))
}

const isEnded = (): boolean => orderStore.get().sent_elsewhere === 'NB-2026-7K3M9Q' && cartStore.get().tariff === null

describe('watchSentOrders', () => {
  it('ends the order when another tab has sent the same draft, and says so with its number', () => {
    watch()
    sendElsewhere({ temp_order_id: 'draft-1' })
    expect(isEnded()).toBe(true)
    expect(availabilityStore.get().checkData).toBeNull()
    expect(formStore.get()).toEqual(formStore.initial)
    expect(toasts).toEqual([expect.stringMatching(/schon eingegangen.*NB-2026-7K3M9Q/)])
  })

  it('ends it for another draft of the same cart at the same address', () => {
    watch()
    sendElsewhere({ cart: orderedCart(cart) })
    expect(isEnded()).toBe(true)
  })

  it.each([
    ['another cart', () => orderedCart(aCart({ tariff: aTariff({ concrete_product_id: 'dsl-m-24' }) }))],
    [
      'the same cart at another address',
      () => {
        const checked = orderedCart(cart)
        const { address } = aCheckData().availability
        availabilityStore.set({ checkData: aCheckData({ address: { ...address, house_no: '99' } }) })
        return checked
      },
    ],
  ])('leaves the order alone for %s', (_, sent) => {
    watch()
    sendElsewhere({ cart: sent() })
    expect(cartStore.get()).toEqual(cart)
    expect(toasts).toEqual([])
  })

  it('notices what happened before the page was loaded, by the draft', () => {
    sendElsewhere({ temp_order_id: 'draft-1' })
    watch()
    expect(isEnded()).toBe(true)
  })

  it('notices it when the page comes back from the history', () => {
    watch()
    rememberSentOrder({ temp_order_id: 'draft-1', cart: '', order_id: 'NB-2026-7K3M9Q', sent_at: Date.now() })
    expect(isEnded()).toBe(false)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(isEnded()).toBe(true)
  })

  it('leads who reloads the checkout to the page with the number, not back to the shop', () => {
    watch()
    sendElsewhere({ temp_order_id: 'draft-1' })
    const { checkData } = availabilityStore.get()
    const state = { cart: cartStore.get(), checkData, form: formStore.get(), order: orderStore.get() }
    expect(askGuard('checkout-client', { ...state, lastShopRoute: '/', now: new Date() })).toEqual({
      to: '/checkout/finish',
    })
  })

  it('lets the same cart be ordered again by a tab that begins later', () => {
    sendElsewhere({ cart: orderedCart(cart) })
    watch()
    expect(cartStore.get()).toEqual(cart)
  })
})

/** What another tab does, before the browser has told this one. */
function remember(over: { temp_order_id?: string; cart?: string; sent_at?: number }): void {
  const sent = { temp_order_id: 'draft-9', cart: 'another', order_id: 'NB-2026-7K3M9Q', sent_at: Date.now() }
  rememberSentOrder({ ...sent, ...over })
}

describe('when the server refuses the session', () => {
  it.each([
    ['the same draft', () => ({ temp_order_id: 'draft-1' })],
    ['another draft of the same cart', () => ({ cart: orderedCart(cart) })],
  ])('leads to the number when another tab has sent %s', (_, sent) => {
    const { endIfSent } = watch()
    remember(sent())
    expect(endIfSent()).toBe(true)
    expect(isEnded()).toBe(true)
    expect(showNumber).toHaveBeenCalledTimes(1)
    expect(toasts).toEqual([expect.stringMatching(/schon eingegangen.*NB-2026-7K3M9Q/)])
  })

  it.each([
    ['nobody has sent it', undefined],
    ['another order was sent', {}],
    ['the same cart was ordered before this tab began', { cart: 'this', sent_at: Date.now() - 60_000 }],
  ])('knows nothing when %s', (_, sent) => {
    const { endIfSent } = watch()
    if (sent) remember({ ...sent, ...('cart' in sent && { cart: orderedCart(cart) }) })
    expect(endIfSent()).toBe(false)
    expect(cartStore.get()).toEqual(cart)
    expect(showNumber).not.toHaveBeenCalled()
  })

  it('leads to the number when the other tab tells only after the draft and the address went with the session', () => {
    const { endIfSent } = watch()
    expect(endIfSent()).toBe(false)
    availabilityStore.reset()
    orderStore.set(orderStore.initial)
    sendElsewhere({ temp_order_id: 'draft-1' })
    expect(isEnded()).toBe(true)
    expect(showNumber).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['stays with the number of the order', true],
    ['leaves the end of a later session elsewhere to the shop', false],
  ])('after the order was ended %s', (_, ordering) => {
    const { endIfSent } = watch()
    sendElsewhere({ temp_order_id: 'draft-1' })
    isOrdering = ordering
    expect(endIfSent()).toBe(ordering)
    expect(isEnded()).toBe(true)
    expect(showNumber).not.toHaveBeenCalled()
  })

  it('stays with the confirmation when the order was made by both tabs at once', () => {
    const { endIfSent } = watch()
    const result = { order_id: 'NB-2026-7K3M9Q', ordered_at: '', withdraw_until: '', email: '', documents: [] }
    endOrder({ result })
    expect(endIfSent()).toBe(true)
    expect(orderStore.get().result).toEqual(result)
    expect(showNumber).not.toHaveBeenCalled()
  })

  it('keeps the result of an order that this tab has sent itself', () => {
    const { endIfSent } = watch()
    orderStore.set({ ...orderStore.initial, sent_elsewhere: 'NB-2026-MINE99' })
    cartStore.reset()
    isOrdering = false
    remember({ temp_order_id: 'draft-1' })
    expect(endIfSent()).toBe(false)
    expect(orderStore.get().sent_elsewhere).toBe('NB-2026-MINE99')
  })
})
