import { waitFor } from '@testing-library/react'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore, emptyCart } from '@nimbus/shared-contracts/cart'
import { publish, subscribe, type ToastPayload } from '@nimbus/shared-contracts/events'
import { aCart, aCheckData, aTariff } from '@nimbus/shared-contracts/testing'
import { watchSessionEnd } from './watch-session-end'

const toasts: ToastPayload[] = []
const navigated: string[] = []
const clear = jest.fn()

beforeAll(() => {
  watchSessionEnd({ path: () => '/checkout', navigate: (href) => void navigated.push(href), clear })
  subscribe('toast:show', (toast) => toasts.push(toast))
})
beforeEach(() => {
  toasts.length = 0
  navigated.length = 0
  clear.mockClear()
  availabilityStore.set({ checkData: aCheckData() })
})

describe('watchSessionEnd', () => {
  it('leads to the start page without token and check, and offers the way back to the order until it is closed', async () => {
    const cart = aCart({ tariff: aTariff() })
    cartStore.set(cart)
    publish('session:expired', {})
    expect([navigated, clear.mock.calls.length, availabilityStore.get().checkData]).toEqual([['/'], 1, null])
    expect(cartStore.get()).toEqual(cart)
    await waitFor(() => expect(toasts).toHaveLength(2))
    expect(toasts).toEqual([
      { type: 'warning', title: 'Ihre Session ist abgelaufen', message: 'Bitte versuchen Sie es erneut' },
      {
        type: 'info',
        title: 'Ihre Bestellung ist noch da',
        message: expect.any(String),
        duration: 0,
        link: { label: 'Bestellung fortsetzen', href: '/weitermachen' },
      },
    ])
  })

  it('offers nothing where nothing was to be ordered', () => {
    cartStore.set(emptyCart())
    publish('session:expired', {})
    expect(toasts.map(({ title }) => title)).toEqual(['Ihre Session ist abgelaufen'])
  })
})
