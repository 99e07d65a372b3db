import type { Api } from '@nimbus/shared-contracts/http'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { subscribe } from '@nimbus/shared-contracts/events'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore } from '@nimbus/shared-contracts/order'
import { aCart, aCheckData, aTariff } from '@nimbus/shared-contracts/testing'
import * as v from 'valibot'
import { forgetEarlierSession } from './watch-session-end'
import { createShopSession } from './shop-session'

const MINUTE = 60_000
const result = {
  order_id: 'NB-2026-7K3M9Q',
  ordered_at: '2026-11-27T12:00:00.000Z',
  withdraw_until: '2026-12-11',
  term_ends_on: '2028-11-27',
  notice_until: '2028-10-27',
  email: 'ada@beispiel.de',
  documents: [],
}

let asked: string[]

beforeEach(() => {
  asked = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname)
    return Response.json({ token: 'fresh' })
  })
  cartStore.set(aCart({ tariff: aTariff() }))
  formStore.set({ ...formStore.get(), situation: 'NO_LINE', saved: ['CUSTOMER'] })
  availabilityStore.set({ checkData: aCheckData() })
  orderStore.set({ ...orderStore.initial, temp_order_id: 'draft', kind: 'new-contract', result })
})
afterEach(() => {
  document.cookie = 'token=; max-age=0'
  document.cookie = 'token_expires=; max-age=0'
  jest.restoreAllMocks()
})

const counted = jest.fn((api: Api) => api)
const shopSession = () => createShopSession('http://localhost/api', counted, forgetEarlierSession, () => {})
const enter = () => shopSession().enter('/zuhause')

describe('a session that begins', () => {
  // the tab used to keep the check of an earlier session, and the order was refused as if the tariff weren't available
  it('drops the check and the draft of the one before, and keeps cart, form and the order that was sent', async () => {
    expect(await enter()).toBe(true)
    expect(asked).toEqual(['/api/auth/create-session'])
    expect(availabilityStore.get().checkData).toBeNull()
    expect(orderStore.get()).toEqual({ ...orderStore.initial, result })
    expect(formStore.get().saved).toEqual([])
    expect([cartStore.get().tariff?.name, formStore.get().situation]).toEqual(['Glasfaser 150', 'NO_LINE'])
  })
})

describe('a session whose browser refuses locks', () => {
  // cookies that are refused take the locks with them in Firefox and in sandboxed frames
  it('is opened without one', async () => {
    const locks = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
    try {
      expect(await enter()).toBe(true)
      expect(asked).toEqual(['/api/auth/create-session'])
    } finally {
      Reflect.deleteProperty(navigator, 'locks')
    }
  })
})

describe('a session that is refreshed', () => {
  it('keeps everything', async () => {
    document.cookie = 'token=old'
    document.cookie = `token_expires=${Date.now() + 30 * MINUTE}`
    expect(await enter()).toBe(true)
    expect(asked).toEqual(['/api/auth/refresh-session'])
    expect(availabilityStore.get().checkData).not.toBeNull()
    expect(orderStore.get().temp_order_id).toBe('draft')
  })
})

describe('a session that cannot be had', () => {
  it('is said once, to the page and its calls alike, and the loading ends', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
    const heard: unknown[] = []
    const leave = [
      subscribe('toast:show', ({ title, message }) => heard.push([title, message])),
      subscribe('loading:changed', ({ loading }) => heard.push(loading)),
    ]
    const shop = shopSession()
    const call = shop.api.get('/landline/form-schemas', v.object({}))
    expect(await shop.enter('/warenkorb')).toBe(false)
    await call
    expect(heard).toEqual([
      true,
      [
        'Authentifizierung fehlgeschlagen',
        'Es gab einen Fehler beim Abrufen der Seite. Bitte versuchen Sie es erneut.',
      ],
      false,
    ])
    leave.forEach((end) => end())
  })

  it('is not asked for on pages that need none', async () => {
    expect(await shopSession().enter('/unterwegs')).toBe(true)
    expect(asked).toEqual([])
  })
})
