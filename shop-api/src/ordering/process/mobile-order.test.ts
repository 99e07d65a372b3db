import { readFile } from 'node:fs/promises'
import type { CartPayload } from '@nimbus/shared-contracts/cart'
import type { Bundle, BundleData } from '@nimbus/shared-contracts/catalogue'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import { averageOver, ledger, oneOffParts, totalOver } from '@nimbus/shared-contracts/money'
import type { CartResponse, OrderResult, PricePlan } from '@nimbus/shared-contracts/order'
import { bundledCatalogue } from '../../catalogue/data/bundled'
import type { CatalogueData } from '../../catalogue/data/data'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { ADDRESS, aCustomer, aPayload, aPorting, Customer } from '../../testing/customer'
import { onEachEngine } from '../../testing/engines'
import { shopOn } from '../../testing/shop-on'

jest.setTimeout(60_000)

const S1_PRO = 'solvar-s1-pro-fjordblau-256'
const SOLD_OUT = 'solvar-s1-nacht-128'
/** Sold with M, L and XL only. */
const NOT_WITH_S = 'solvar-s1-max-graphit-256'

/** What is put into a cart: the tariff, and a device. */
const aMobilePayload = (tariff: string, ...handsets: string[]): CartPayload => ({
  cart: {
    tariff: { id: tariff },
    options: [],
    promotions: [],
    ...(handsets.length > 0 && { handsets: handsets.map((id) => ({ id })) }),
  },
})

const customer = (over: object = {}): object => aCustomer({ address: ADDRESS, ...over })
const toHome = { delivery: { sim_type: 'SIM', method: 'HOME' } }
const esim = { delivery: { sim_type: 'ESIM' } }

onEachEngine((start) => {
  const shop = shopOn(start)
  const { send } = shop
  const arrive = (): Promise<Customer> => Customer.arrive(send, 'mobile')

  const bundleOf = async (tariff: string, product: string): Promise<Bundle> => {
    const { tariff_groups } = (
      await shop.inject({ url: `/api/catalogue/bundles?tariff=${tariff}&product=${product}` })
    ).json<BundleData>()
    return tariff_groups[0]!.smartphone_bundles[0]!
  }
  const pricePlan = (payload: CartPayload) => send({ method: 'POST', url: '/api/price-plan', headers: {}, payload })

  /** Puts another catalogue live. */
  const apply = async (version: string, change: (data: CatalogueData) => void): Promise<void> => {
    const data = structuredClone(bundledCatalogue())
    data.catalogue.version = version
    change(data)
    const key = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
    const headers = { 'x-operator-key': key }
    const answer = await shop.inject({ method: 'POST', url: '/api/operator/catalogue', headers, payload: { data } })
    expect(answer.statusCode).toBe(200)
  }

  describe('a mobile order', () => {
    it('of tariff and device goes from the cart to an order number, without a check of an address', async () => {
      const guest = await arrive()
      const initiated = await guest.initiate(aMobilePayload('mobil-m-device-24', S1_PRO))
      expect(initiated).toMatchObject({ status: 200, body: { status_code: 200, details: [] } })
      const order = initiated.body as CartResponse
      await guest.fillIn(order, { CUSTOMER: customer(), SIM_DELIVERY: toHome })
      const { status, body } = await guest.submit(order.temp_order_id, 'submit')
      expect(status).toBe(200)
      expect(body).toMatchObject({
        order_id: expect.stringMatching(/^NB-2026-/) as string,
        withdraw_until: '2026-12-11',
        term_ends_on: '2028-11-27',
        notice_until: '2028-10-27',
        mobile: {
          prepaid: false,
          sim_type: 'SIM',
          delivery_method: 'HOME',
          device_delivery: { from: '2026-12-01', till: '2026-12-03' },
          early_start: false,
        },
      })
      expect((await guest.submit(order.temp_order_id, 'submit')).body).toEqual(body)
    })

    it('of tariff and device is priced by the server, the bundle named', async () => {
      const guest = await arrive()
      const { cart, sums } = (await guest.initiate(aMobilePayload('mobil-m-device-24', S1_PRO))).body as CartResponse
      expect(cart.handsets[0]!.bundle_id).toBe((await bundleOf('mobil-m-device-24', S1_PRO)).bundle_id)
      const book = ledger(sums.conditions)
      expect([book.months[0], book.months[23], book.months[24]]).toEqual([4495, 4495, 2995])
      expect(oneOffParts(sums.conditions)).toEqual([
        { kind: 'device', amount: 14900 },
        { kind: 'provisioning', amount: 3995 },
        { kind: 'shipping', amount: 695 },
      ])
      expect([totalOver(book, 24), averageOver(book, 24)]).toEqual([127470, 5312])
    })

    it('of a tariff alone asks for an eSIM and nothing else', async () => {
      const guest = await arrive()
      const order = (await guest.initiate(aMobilePayload('mobil-m-24'))).body as CartResponse
      expect(order.scopes).toEqual(['CUSTOMER', 'SIM_DELIVERY', 'PAYMENT', 'CONSENTS', 'ORDER_OVERVIEW'])
      await guest.fillIn(order, { CUSTOMER: customer({ phone: undefined }), SIM_DELIVERY: esim })
      expect((await guest.submit(order.temp_order_id)).body.mobile).toEqual({
        prepaid: false,
        sim_type: 'ESIM',
        early_start: false,
      })
    })

    it('of prepaid has no term and no last day of notice', async () => {
      const guest = await arrive()
      const order = (await guest.initiate(aMobilePayload('prepaid-l'))).body as CartResponse
      await guest.fillIn(order, { CUSTOMER: customer(), SIM_DELIVERY: esim })
      const result = (await guest.submit(order.temp_order_id)).body as OrderResult
      expect(result.order_id).toMatch(/^NB-2026-/)
      expect(result.mobile).toMatchObject({ prepaid: true })
      expect(result).not.toHaveProperty('term_ends_on')
      expect(result).not.toHaveProperty('notice_until')
    })

    it('with porting has its step, reads the number, and tells when it comes over', async () => {
      const guest = await arrive()
      const order = (await guest.initiate(aMobilePayload('mobil-m-24'), undefined, 'provider-change'))
        .body as CartResponse
      expect(order.scopes).toContain('NUMBER_PORTING')
      await guest.fillIn(order, { CUSTOMER: customer(), SIM_DELIVERY: esim, NUMBER_PORTING: aPorting() })
      const { definitionSchema } = (await guest.form(order.temp_order_id, 'NUMBER_PORTING')).body as FormSchema
      expect(definitionSchema.dataset).toMatchObject({ porting: { number: '01712345678' } })
      expect((await guest.submit(order.temp_order_id)).body).toMatchObject({
        mobile: { porting: { when: 'END_OF_CONTRACT', on: '2027-03-27' } },
      })
    })

    it('takes no number that is typed in two ways', async () => {
      const guest = await arrive()
      const order = (await guest.initiate(aMobilePayload('mobil-m-24'), undefined, 'provider-change'))
        .body as CartResponse
      const twoWays = aPorting({ number_repeat: '01712345679' })
      const { status, body } = await guest.save(order.temp_order_id, 'NUMBER_PORTING', twoWays)
      expect(status).toBe(422)
      expect(body.details).toEqual([
        { field: 'porting.number_repeat', rule: 'sameAs', message: 'Die beiden Rufnummern sind nicht gleich.' },
      ])
    })

    // the address that the session had checked for a landline tariff stood in it, and could not be changed
    it('takes the address that is typed, whatever the session has checked', async () => {
      const guest = await arrive()
      await guest.checkAddress()
      const order = (await guest.initiate(aMobilePayload('mobil-m-24'))).body as CartResponse
      const address = { zipcode: '04109', city: 'leipzig', street: 'Markt', house_no: '1' }
      await guest.save(order.temp_order_id, 'CUSTOMER', customer({ address }))
      const { definitionSchema } = (await guest.form(order.temp_order_id, 'CUSTOMER')).body as FormSchema
      expect(definitionSchema.dataset).toMatchObject({ customer: { address: { ...address, city: 'Leipzig' } } })
    })

    // any town with any postal code was taken, and a device would have been sent there
    it('asks again for a town that doesn’t fit, takes the word of who insists, and asks no more', async () => {
      const guest = await arrive()
      const order = (await guest.initiate(aMobilePayload('mobil-m-24'))).body as CartResponse
      const save = (over: object) =>
        guest.save(order.temp_order_id, 'CUSTOMER', customer({ address: { ...ADDRESS, ...over } }))
      const doubted = await save({ city: 'Bonn' })
      expect([doubted.status, doubted.body.error]).toEqual([422, 'ValidationException'])
      expect(doubted.body.details).toMatchObject([
        { field: 'customer.address.city', rule: 'correction', options: [{ value: 'Dresden' }, { value: 'Bonn' }] },
      ])
      expect((await save({ city: 'Bonn', place_confirmed: '01067 Bonn' })).status).toBe(200)
      expect((await save({ city: 'Bonn' })).status).toBe(200)
      await guest.fillIn(order, { SIM_DELIVERY: esim })
      expect((await guest.submit(order.temp_order_id)).status).toBe(200)
    })

    it('of a Young tariff is for 18 to 27 year-olds', async () => {
      const guest = await arrive()
      const order = (await guest.initiate(aMobilePayload('mobil-m-young-24'))).body as CartResponse
      const save = async (birth_date: string) =>
        (await guest.save(order.temp_order_id, 'CUSTOMER', customer({ birth_date }))).status
      await expect(save('1998-11-27')).resolves.toBe(422)
      await expect(save('1998-11-28')).resolves.toBe(200)
    })
  })

  describe('initiate of a mobile cart', () => {
    it.each([
      ['an unknown device', aMobilePayload('mobil-m-device-24', 'gibtsnicht'), { id: 'gibtsnicht', rule: 'unknown' }],
      ['a tariff with device, but no device', aMobilePayload('mobil-m-device-24'), { rule: 'required' }],
    ])('refuses %s', async (_what, payload, detail) => {
      const { status, body } = await (await arrive()).initiate(payload)
      expect([status, body.error]).toEqual([400, 'MalformedRequestException'])
      expect(body.details).toEqual([expect.objectContaining({ field: 'cart.handsets', ...detail })])
    })

    it('refuses a landline tariff', async () => {
      const { status, body } = await (await arrive()).initiate(aPayload())
      expect([status, body.error]).toEqual([400, 'MalformedRequestException'])
    })

    it.each<[string, CartPayload, string[], object[]]>([
      [
        'a device that the tariff has no bundle with',
        aMobilePayload('mobil-s-device-24', NOT_WITH_S),
        [],
        [{ id: NOT_WITH_S, type: 'HANDSET', reason: 'NOT_FOR_TARIFF' }],
      ],
      [
        'a device that is sold out',
        aMobilePayload('mobil-m-device-24', SOLD_OUT),
        [],
        [{ id: SOLD_OUT, type: 'HANDSET', reason: 'OUT_OF_STOCK' }],
      ],
      [
        'a device with a tariff without',
        aMobilePayload('mobil-m-24', S1_PRO),
        [],
        [{ id: S1_PRO, type: 'HANDSET', reason: 'NOT_FOR_TARIFF' }],
      ],
      [
        'a device with prepaid',
        aMobilePayload('prepaid-l', S1_PRO),
        [],
        [{ id: S1_PRO, type: 'HANDSET', reason: 'NOT_FOR_TARIFF' }],
      ],
      [
        'all devices but the last',
        aMobilePayload('mobil-m-device-24', NOT_WITH_S, S1_PRO),
        [S1_PRO],
        [{ id: NOT_WITH_S, type: 'HANDSET', reason: 'DUPLICATE_GROUP' }],
      ],
      [
        'what belongs to a landline',
        {
          cart: {
            ...aMobilePayload('mobil-m-24').cart,
            hardware: [{ id: 'router-hub' }],
            options: [{ id: 'anschluss-internet-telefon' }],
          },
        },
        [],
        [
          { id: 'anschluss-internet-telefon', type: 'OPTION', reason: 'NOT_FOR_TARIFF' },
          { id: 'router-hub', type: 'HARDWARE', reason: 'NOT_FOR_TARIFF' },
        ],
      ],
    ])('takes out %s with status 300', async (_what, payload, kept, details) => {
      const expected = details.map((detail) => ({ action: 'REMOVE_FROM_CART', ...detail }))
      const { status, body } = await (await arrive()).initiate(payload)
      expect(status).toBe(200)
      expect(body).toMatchObject({ status_code: 300, details: expected })
      const { cart } = body as CartResponse
      expect(cart.handsets.map(({ concrete_product_id }) => concrete_product_id)).toEqual(kept)
      expect([cart.options, cart.hardware]).toEqual([[], []])
      expect((await pricePlan(payload)).body).toMatchObject({ details: expected })
    })

    it('is the only one that needs the device: the cart page can have a price before', async () => {
      const { status, body } = await pricePlan(aMobilePayload('mobil-m-device-24'))
      expect(status).toBe(200)
      const { cart, sums, details } = body as PricePlan
      expect([cart.handsets, details]).toEqual([[], []])
      expect(ledger(sums.conditions).months[0]).toBe(2995)
    })

    it.each([
      ['mobil-s-device-24', 1995 + 1500, 29900],
      ['mobil-l-device-24', 3995 + 1500, 4900],
      ['mobil-xl-device-24', 5495 + 1500, 100],
      // the shares of 12 months more are paid at the start, half of the discount is lost, each month costs 5 € more
      ['mobil-m-device-12', 2995 + 500 + 1500, 29900 - 7500 + 12 * 1500],
      ['mobil-m-young-device-24', 2495 + 1500, 14900],
    ])('prices the S1 Pro with %s', async (tariff, monthly, once) => {
      const { cart, sums } = (await pricePlan(aMobilePayload(tariff, S1_PRO))).body as PricePlan
      expect(cart.handsets[0]!.bundle_id).toBe((await bundleOf(tariff, S1_PRO)).bundle_id)
      expect(ledger(sums.conditions).months[0]).toBe(monthly)
      expect(oneOffParts(sums.conditions)[0]).toEqual({ kind: 'device', amount: once })
    })
  })

  describe('a device whose price has changed since', () => {
    const ready = async () => {
      const guest = await arrive()
      const order = (await guest.initiate(aMobilePayload('mobil-m-device-24', S1_PRO))).body as CartResponse
      await guest.fillIn(order, { CUSTOMER: customer(), SIM_DELIVERY: toHome })
      return { guest, order }
    }
    afterEach(async () => apply(`back-${Math.random()}`, () => {}))

    it('is refused with both prices and the new bundle, and sold once that is confirmed', async () => {
      const { guest, order } = await ready()
      await apply('dearer', (data) => {
        const { rows } = data['device-prices']
        rows.find(({ device, storage }) => device === 'solvar-s1-pro' && storage === '256 GB')!.once[1] = 19900
      })
      const { status, body } = await guest.submit(order.temp_order_id)
      expect([status, body.error]).toEqual([409, 'PriceChangedException'])
      const [detail] = body.details as [
        { old: CartResponse['sums']; new: CartResponse['sums']; cart: CartResponse['cart']; total_hash: string },
      ]
      expect(ledger(detail.new.conditions).oneOff - ledger(detail.old.conditions).oneOff).toBe(5000)
      expect(detail.cart.handsets[0]!.bundle_id).not.toBe(order.cart.handsets[0]!.bundle_id)
      const { version } = await guest.summary(order.temp_order_id)
      await guest.confirm(order.temp_order_id, version, detail.total_hash)
      expect((await guest.submit(order.temp_order_id)).status).toBe(200)
    })

    // the tariff with device was sold without one
    it('is refused for good when it is sold out', async () => {
      const { guest, order } = await ready()
      await apply('gone', ({ devices }) => {
        devices.find(({ id }) => id === 'solvar-s1-pro')!.sold_out = [['fjordblau', '256 GB']]
      })
      const gone = { action: 'REMOVE_FROM_CART', id: S1_PRO, type: 'HANDSET', reason: 'OUT_OF_STOCK' }
      expect(await guest.submit(order.temp_order_id)).toMatchObject({
        status: 409,
        body: { error: 'DeviceNotAvailableException', details: [gone] },
      })
      const summary = await guest.call('GET', `/mobile/order/${order.temp_order_id}/contract-summary`)
      expect(summary).toMatchObject({ status: 409, body: { error: 'DeviceNotAvailableException', details: [gone] } })
    })
  })
})
