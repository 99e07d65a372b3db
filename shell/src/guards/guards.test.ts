import { emptyCart } from '@nimbus/shared-contracts/cart'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore, type CartResponse, type OrderState } from '@nimbus/shared-contracts/order'
import { aCart, aCheckData, aHandset, aMobileTariff, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { askGuard, type GuardState } from './guards'

const now = new Date('2026-11-27T10:00:00Z')

const ready = (over: Partial<GuardState> = {}): GuardState => ({
  cart: aCart({ tariff: aTariff() }),
  checkData: aCheckData(),
  form: formStore.initial,
  order: orderStore.initial,
  lastShopRoute: '/zuhause/tarife/dsl-tarife',
  now,
  ...over,
})

const response: CartResponse = {
  status_code: 200,
  temp_order_id: 'temp',
  cart: { tariff: aTariff(), handsets: [], promotions: [], hardware: [], options: [] },
  sums: { conditions: [] },
  details: [],
  total_hash: '12345678',
  scopes: ['CUSTOMER', 'PAYMENT', 'ORDER_OVERVIEW'],
}

describe('askGuard', () => {
  it('lets a ready landline cart with a valid availability pass', () => {
    expect(askGuard('checkout-client', ready())).toBeUndefined()
  })

  // CART-3: ready with a tariff, unless it is sold with a device and lacks device or bundle
  it.each([
    ['an empty cart', emptyCart()],
    ['a device without tariff', aCart({ handset: aHandset() })],
    ['a tariff that is sold with a device, without one', aCart({ tariff: aMobileTariff() })],
    [
      'a device that has no bundle with the tariff',
      aCart({ tariff: aMobileTariff(), handset: aHandset({ bundle_id: null }) }),
    ],
  ])('sends %s to the last shop route', (_what, cart) => {
    expect(askGuard('checkout-client', ready({ cart }))).toMatchObject({
      to: '/zuhause/tarife/dsl-tarife',
      notice: { title: 'Ihr Warenkorb konnte nicht verarbeitet werden', message: 'Sie wurden deshalb weitergeleitet' },
    })
  })

  it.each([
    ['with its device', aCart({ tariff: aMobileTariff(), handset: aHandset() })],
    ['prepaid', aCart({ tariff: aPrepaidTariff() })],
  ])('lets a mobile tariff pass without a check of the address: %s', (_what, cart) => {
    expect(askGuard('checkout-client', ready({ cart, checkData: null }))).toBeUndefined()
  })

  it('lets the next cart pass after an order', () => {
    const result = { order_id: 'NB-1' } as OrderState['result']
    expect(askGuard('checkout-client', ready({ order: { ...orderStore.initial, result } }))).toBeUndefined()
  })

  it('holds the overview to the rules of the order form first', () => {
    expect(askGuard('overview-client', ready({ checkData: null }))).toMatchObject({
      to: '/zuhause/tarife/magentazuhause-tarife',
    })
    expect(askGuard('overview-client', ready({ cart: emptyCart() }))).toMatchObject({
      to: '/zuhause/tarife/dsl-tarife',
    })
  })

  it('sends an overview without an order to the form', () => {
    expect(askGuard('overview-client', ready())).toEqual({ to: '/checkout' })
  })

  it('sends back to the confirmation after an order, without a notice', () => {
    const result = { order_id: 'NB-1' } as OrderState['result']
    const order = { ...orderStore.initial, result }
    expect(askGuard('checkout-client', ready({ cart: emptyCart(), order }))).toEqual({ to: '/checkout/finish' })
  })

  it.each([
    ['missing', null],
    ['expired', aCheckData({ valid_until: '2026-11-27T09:59:59.000Z' })],
  ])('sends landline with %s availability to the landline tariffs', (_, checkData) => {
    expect(askGuard('checkout-client', ready({ checkData }))).toMatchObject({
      to: '/zuhause/tarife/magentazuhause-tarife',
      notice: { title: 'Es konnte keine Verfügbarkeit gefunden werden' },
    })
  })

  it('sends the overview back to the form until all scopes are saved', () => {
    const order = { ...orderStore.initial, response }
    const form = { ...formStore.initial, saved: ['CUSTOMER'] }
    expect(askGuard('overview-client', ready({ order, form }))).toEqual({ to: '/checkout' })
    const all = { ...form, saved: ['CUSTOMER', 'PAYMENT'] }
    expect(askGuard('overview-client', ready({ order, form: all }))).toBeUndefined()
  })

  it('throws for a guard that nobody knows', () => {
    expect(() => askGuard('checkout-server', ready())).toThrow('no guard "checkout-server"')
  })
})
