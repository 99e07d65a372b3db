import { applyDetails, cartPayload, emptyCart, type Cart } from '@nimbus/shared-contracts/cart'
import type { Promotion } from '@nimbus/shared-contracts/catalogue'
import { ledger } from '@nimbus/shared-contracts/money'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import { aCatalogue } from '../../testing/a-catalogue'
import { ADDRESS_KEY, aPayload, Customer, TARIFF } from '../../testing/customer'
import { pglite } from '../../testing/engines'
import { NOON } from '../../testing/shop'
import { shopOn } from '../../testing/shop-on'

jest.setTimeout(60_000)

const HOUR_MS = 3_600_000

/** What the browser has put into the cart at an instant of the shop's clock. */
function aCartOf(chosenAt: string, hardware: readonly string[] = [], tariffId = TARIFF): Cart {
  const catalogue = aCatalogue(chosenAt)
  const tariff = catalogue.tariff(tariffId)!
  // with TV: what was chosen before the tariff was changed
  const offered = catalogue.hardwareFor(catalogue.tariff(TARIFF)!).flatMap(({ items }) => items)
  return {
    ...emptyCart(),
    tariff,
    hardware: hardware.map((id) => offered.find(({ concrete_product_id }) => concrete_product_id === id)!),
  }
}

const withPromotions = (
  cart: Cart,
  promotions: Partial<Record<'incentives' | 'possible_promotions', Promotion[]>>,
) => ({
  ...cart,
  tariff: { ...cart.tariff!, ...promotions },
})

const anEndedOne = (id: string): Promotion => ({
  id,
  name: 'Aktion bis 18.11.2025',
  valid_from: '2025-11-02T23:00:00.000Z',
  valid_till: '2025-11-18T23:00:00.000Z',
})

const running = aCatalogue(NOON).tariff(TARIFF)!.possible_promotions

const payloadOf = (cart: Cart) => cartPayload(cart, { addressKey: ADDRESS_KEY })!

describe('initiate of a cart that can not be had as it is', () => {
  const shop = shopOn(pglite)
  const { send } = shop

  const ofPromotion = (id: string) => ({ id, type: 'PROMOTION', reason: 'EXPIRED' })

  // the price of month 1 is the server's: 300 with Smart costs 60,95 without a promotion, with one 9,95 (PRICE-21)
  it.each<[string, { cart: Cart; at: string; details: object[]; kept: string[]; firstMonth: number }]>([
    [
      'whose promotion ended between choice and order (until 02.02.2026)',
      {
        cart: aCartOf('2026-02-02T22:59:59.000Z'),
        at: '2026-02-02T23:00:00.000Z',
        details: [ofPromotion('aktion-2026-02')],
        kept: [],
        firstMonth: 6095,
      },
    ],
    [
      'whose promotion ended, with one of the same price running since',
      {
        cart: aCartOf('2026-02-02T22:59:59.000Z'),
        at: NOON,
        details: [ofPromotion('aktion-2026-02')],
        kept: [],
        firstMonth: 995,
      },
    ],
    [
      'with an ended promotion among the incentives',
      {
        cart: withPromotions(aCartOf(NOON), { incentives: [anEndedOne('cashback-120')] }),
        at: NOON,
        details: [ofPromotion('cashback-120')],
        kept: running.map(({ id }) => id),
        firstMonth: 995,
      },
    ],
    [
      'with an ended promotion among the possible ones',
      {
        cart: withPromotions(aCartOf(NOON), { possible_promotions: [anEndedOne('cashback-240'), ...running] }),
        at: NOON,
        details: [ofPromotion('cashback-240')],
        kept: running.map(({ id }) => id),
        firstMonth: 995,
      },
    ],
    [
      'with hardware that its tariff does not go with',
      {
        cart: aCartOf(NOON, ['router-hub', 'tv-box'], 'glasfaser-300-24'),
        at: NOON,
        details: [{ id: 'tv-box', type: 'HARDWARE', reason: 'NOT_FOR_TARIFF' }],
        kept: [...running.map(({ id }) => id), 'router-hub'],
        firstMonth: 995 + 695,
      },
    ],
  ])(
    '%s says what has to go; the cart without that is taken',
    async (_what, { cart, at, details, kept, firstMonth }) => {
      shop.setClock(at)
      const customer = await Customer.arrive(send)
      await customer.checkAddress()

      const { status, body } = await customer.initiate(payloadOf(cart))
      expect(status).toBe(200)
      const expected = details.map((detail) => ({ action: 'REMOVE_FROM_CART', ...detail }))
      expect(body).toMatchObject({ status_code: 300, details: expected })

      const corrected = applyDetails(cart, (body as CartResponse).details)
      const { promotions, hardware = [] } = payloadOf(corrected).cart
      expect([...promotions, ...hardware].map(({ id }) => id)).toEqual(kept)
      const second = (await customer.initiate(payloadOf(corrected))).body as CartResponse
      expect([second.status_code, second.details]).toEqual([200, []])
      expect(ledger(second.sums.conditions).months[0]).toBe(firstMonth)
      expect((await customer.form(second.temp_order_id, 'CUSTOMER')).status).toBe(200)
    },
  )

  it('takes a promotion until the last second of its last day', async () => {
    shop.setClock('2026-02-02T22:59:59.000Z')
    const customer = await Customer.arrive(send)
    await customer.checkAddress()
    const { body } = await customer.initiate(payloadOf(aCartOf('2026-02-02T22:59:59.000Z')))
    expect(body).toMatchObject({ status_code: 200, details: [] })
  })

  describe('with a check of the address', () => {
    afterEach(() => jest.useRealTimers())

    /** Moves the real time, by which checks and tokens live; timers go on, since the database needs them. */
    const setRealTime = (ms: number): void => {
      const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate']
      const others = ['nextTick', 'queueMicrotask', 'hrtime', 'performance']
      jest.useFakeTimers({ now: ms, doNotFake: [...timers, ...others] as never })
    }

    it('holds it for 24 hours, also with a newer token', async () => {
      const start = Date.now()
      setRealTime(start)
      const customer = await Customer.arrive(send)
      await customer.checkAddress()
      setRealTime(start + 23 * HOUR_MS)
      const { token } = (await customer.call('PUT', '/auth/refresh-session')).body
      const initiate = () =>
        send({
          method: 'POST',
          url: '/api/landline/new-customer/new-contract/initiate-order',
          headers: { authorization: `Bearer ${String(token)}` },
          payload: aPayload(),
        })
      expect((await initiate()).body).toMatchObject({ status_code: 200 })
      setRealTime(start + 24 * HOUR_MS + 1000)
      expect(await initiate()).toMatchObject({
        status: 409,
        body: { error: 'TariffNotAvailableException', details: [{ id: TARIFF, reason: 'NOT_CHECKED' }] },
      })
    })
  })
})
