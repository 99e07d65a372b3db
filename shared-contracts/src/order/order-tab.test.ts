/** @jest-environment jsdom */
import { deserialize, serialize } from 'node:v8'
import { AVAILABILITY_KEY, availabilityStore } from '@nimbus/shared-contracts/availability'
import { CART_KEY, cartStore } from '@nimbus/shared-contracts/cart'
import { FORM_KEY, formStore } from '@nimbus/shared-contracts/forms'
import { aCart, aCheckData, aTariff } from '@nimbus/shared-contracts/testing'
import { dropOrder, endOrder, keepOrderTab, ORDER_KEY, orderStore, orderTab } from '.'

// jsdom has none
globalThis.structuredClone = <T>(value: T) => deserialize(serialize(value)) as T

const RECORDS = [CART_KEY, AVAILABILITY_KEY, FORM_KEY, ORDER_KEY]
const records = (): string[] => RECORDS.filter((key) => sessionStorage.getItem(key) !== null)

beforeEach(() => {
  sessionStorage.clear()
  keepOrderTab({
    cart: aCart({ tariff: aTariff() }),
    checkData: aCheckData(),
    form: { situation: 'NO_LINE', values: { CUSTOMER: { name: 'Ng' } }, saved: ['CUSTOMER'] },
    order: { ...orderStore.initial, temp_order_id: 'draft-1' },
  })
})

describe('keepOrderTab', () => {
  it('writes what has changed and nothing else', () => {
    const heard: unknown[] = []
    const stop = cartStore.subscribe(() => heard.push(cartStore.get()))
    keepOrderTab({ ...orderTab(), order: { ...orderTab().order, temp_order_id: 'draft-2' } })
    expect(orderStore.get().temp_order_id).toBe('draft-2')
    expect(heard).toEqual([])
    keepOrderTab({ ...orderTab(), cart: aCart() })
    expect(heard).toEqual([aCart()])
    stop()
  })

  // the cart used to be emptied for an order of which nothing was kept
  it('keeps nothing behind what a store refuses, and says so', () => {
    expectConsole('error', /StoreRefusal.*nimbus-o is refused/)
    const before = orderTab()
    const order = { ...before.order, temp_order_id: 42 as unknown as string }
    expect(keepOrderTab({ ...before, order, cart: cartStore.initial, form: formStore.initial })).toBe(false)
    expect(orderTab()).toEqual(before)
    expect(keepOrderTab({ ...before, cart: aCart() })).toBe(true)
  })

  it('keeps all four for a reload', () => {
    expect(records()).toEqual(RECORDS)
  })
})

describe('dropOrder', () => {
  it('forgets the draft and what was saved, and leaves cart, check and typed values', () => {
    const { cart, checkData, form } = orderTab()
    dropOrder()
    expect(orderTab()).toEqual({ cart, checkData, form: { ...form, saved: [] }, order: orderStore.initial })
  })
})

describe('endOrder', () => {
  it('clears nothing where what is known of the order is refused', () => {
    expectConsole('error', /StoreRefusal.*nimbus-o is refused/)
    const before = orderTab()
    expect(endOrder({ sent_elsewhere: 42 as unknown as string })).toBe(false)
    expect(orderTab()).toEqual(before)
  })

  it('leaves nothing in the browser but what is known of the order', () => {
    endOrder({ sent_elsewhere: 'NB-1' })
    expect(records()).toEqual([ORDER_KEY])
    expect(orderStore.get()).toEqual({ ...orderStore.initial, sent_elsewhere: 'NB-1' })
    expect(cartStore.get()).toEqual(cartStore.initial)
    expect(formStore.get()).toEqual(formStore.initial)
    expect(availabilityStore.get().checkData).toBeNull()
  })
})
