/** @jest-environment jsdom */
import { forgetOldOrders, rememberSentOrder, SENT_ORDERS_KEY, sentOrderOf } from '.'

const HOUR = 3_600_000
const sent = (over: object) => ({ order_id: 'NB-1', temp_order_id: 'draft-1', cart: 'a', sent_at: 0, ...over })

beforeEach(() => localStorage.clear())

describe('rememberSentOrder', () => {
  it('keeps an order by its draft, over a reload', () => {
    expect(rememberSentOrder(sent({}))).toBe(true)
    expect(sentOrderOf('draft-1')?.order_id).toBe('NB-1')
    expect([sentOrderOf('draft-2'), sentOrderOf(null)]).toEqual([undefined, undefined])
    expect(localStorage.getItem(SENT_ORDERS_KEY)).toContain('draft-1')
  })

  it('says that an order was told before, so that its purchase is pushed once', () => {
    rememberSentOrder(sent({}))
    expect(rememberSentOrder(sent({ sent_at: 1 }))).toBe(false)
  })

  it.each([
    [24 * HOUR - 1, true],
    [24 * HOUR, false],
  ])('after %i ms it is known: %s', (later, known) => {
    rememberSentOrder(sent({}))
    rememberSentOrder(sent({ order_id: 'NB-2', temp_order_id: 'draft-2', sent_at: later }))
    expect(sentOrderOf('draft-1') !== undefined).toBe(known)
  })
})

describe('forgetOldOrders', () => {
  it('leaves an order of less than a day, and nothing at all of older ones', () => {
    rememberSentOrder(sent({}))
    rememberSentOrder(sent({ order_id: 'NB-2', temp_order_id: 'draft-2', sent_at: HOUR }))
    forgetOldOrders(24 * HOUR)
    expect([sentOrderOf('draft-1'), sentOrderOf('draft-2')?.order_id]).toEqual([undefined, 'NB-2'])
    forgetOldOrders(25 * HOUR)
    expect(localStorage.getItem(SENT_ORDERS_KEY)).toBeNull()
  })
})
