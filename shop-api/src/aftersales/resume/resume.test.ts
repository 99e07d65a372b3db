import type { CartResponse, ResumedOrder, ResumeOffer } from '@nimbus/shared-contracts/order'
import { aConnection, aCustomer, ADDRESS, aPayload, aPayment, Customer, IBAN, TARIFF } from '../../testing/customer'
import { onEachEngine } from '../../testing/engines'
import { shopOn } from '../../testing/shop-on'

jest.setTimeout(60_000)

const HOUR_MS = 3_600_000
const UNUSABLE = [404, 'NotFoundException', expect.stringContaining('Dieser Link gilt nicht mehr.')]

/** Moves the real time, by which codes and tokens live; timers go on, since the database needs them. */
function setRealTime(ms: number): void {
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate']
  const others = ['nextTick', 'queueMicrotask', 'hrtime', 'performance']
  jest.useFakeTimers({ now: ms, doNotFake: [...timers, ...others] as never })
}

/** The statuses of calls that ran at once, in order of size. */
const statusesOf = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).sort((a, b) => a - b)

onEachEngine((start) => {
  const shop = shopOn(start)
  const { send } = shop
  afterEach(() => jest.useRealTimers())

  const offer = (customer: Customer, over: object = {}) =>
    customer.call('POST', '/resume', { payload: aPayload(), situation: 'NO_LINE', values: {}, ...over })
  const mailTo = (customer: Customer, email: string, over: object = {}) =>
    customer.call('POST', '/resume/mail', { payload: aPayload(), situation: 'NO_LINE', values: {}, email, ...over })
  const codeOf = async (customer: Customer, over: object = {}): Promise<string> =>
    ((await offer(customer, over)).body as unknown as ResumeOffer).code!
  const claim = (customer: Customer, code: string, key?: string) =>
    customer.call('POST', '/resume/claim', { code }, key)
  const refusalOf = ({ status, body }: Awaited<ReturnType<typeof claim>>): unknown[] => [
    status,
    body.error,
    body.message,
  ]

  /** Somebody who has saved all but the consents. */
  async function halfWay(): Promise<{ customer: Customer; order: CartResponse }> {
    const customer = await Customer.arrive(send)
    await customer.checkAddress()
    const order = (await customer.initiate()).body as unknown as CartResponse
    await customer.save(order.temp_order_id, 'CUSTOMER', aCustomer())
    await customer.save(order.temp_order_id, 'CONNECTION', aConnection())
    await customer.save(order.temp_order_id, 'PAYMENT', aPayment())
    return { customer, order }
  }

  describe('a one-time code', () => {
    it('brings cart, checked address and answers to another session, which can begin the order at once', async () => {
      const { customer, order } = await halfWay()
      const typed = { CONSENTS: { consents: { marketing_post: true } } }
      const code = await codeOf(customer, { order_id: order.temp_order_id, values: typed })
      const other = await Customer.arrive(send)
      const { status, body } = await claim(other, code)
      expect(status).toBe(200)
      const resumed = body as unknown as ResumedOrder
      expect(resumed.cart.tariff?.concrete_product_id).toBe(TARIFF)
      expect(resumed.cart.hardware.map(({ concrete_product_id }) => concrete_product_id)).toEqual(['router-hub'])
      expect(resumed).toMatchObject({
        details: [],
        situation: 'NO_LINE',
        check_data: { availability: { address: ADDRESS } },
        values: {
          CUSTOMER: { customer: { last_name: 'Müller-Lüdenscheidt' } },
          CONNECTION: aConnection(),
          ...typed,
        },
      })
      expect((await other.initiate()).body).toMatchObject({ status_code: 200 })
    })

    it('leaves the IBAN behind, its masked form and the mandate too, also when the browser sends them', async () => {
      const { customer, order } = await halfWay()
      const code = await codeOf(customer, { order_id: order.temp_order_id, values: { PAYMENT: aPayment() } })
      const { body } = await claim(await Customer.arrive(send), code)
      expect(body.values).toMatchObject({
        PAYMENT: { payment: { method: 'DIRECT_DEBIT', account_holder: 'Katharina Müller' } },
      })
      expect(JSON.stringify(body)).not.toMatch(/iban|mandate|DE89/i)
    })

    it('ends the draft of the first device, so that one order comes of it', async () => {
      const { customer, order } = await halfWay()
      const code = await codeOf(customer, { order_id: order.temp_order_id })
      await claim(await Customer.arrive(send), code)
      expect((await customer.form(order.temp_order_id, 'CUSTOMER')).status).toBe(404)
    })

    it('works once; a second claim, an unknown code and an old one get the same answer', async () => {
      const code = await codeOf(await Customer.arrive(send))
      const first = await Customer.arrive(send)
      expect((await claim(first, code)).status).toBe(200)
      expect(refusalOf(await claim(first, code))).toEqual(UNUSABLE)
      expect(refusalOf(await claim(await Customer.arrive(send), code))).toEqual(UNUSABLE)
      expect(refusalOf(await claim(first, 'AAAAAAAAAAAAAAAAAAAAAAAAAAA'))).toEqual(UNUSABLE)
    })

    it('is one device’s when five claim it at once', async () => {
      const code = await codeOf(await Customer.arrive(send))
      const others = await Promise.all(Array.from({ length: 5 }, () => Customer.arrive(send)))
      const answers = await Promise.all(others.map((other) => claim(other, code)))
      expect(statusesOf(answers)).toEqual([200, 404, 404, 404, 404])
    })

    it('takes all other codes of the first device with it, so that no third device goes on with the same order', async () => {
      const { customer, order } = await halfWay()
      const codes = [await codeOf(customer, { order_id: order.temp_order_id }), await codeOf(customer)]
      const others = [await Customer.arrive(send), await Customer.arrive(send)]
      const answers = await Promise.all(codes.map((code, nth) => claim(others[nth]!, code)))
      expect(statusesOf(answers)).toEqual([200, 404])
    })

    it('gives its answer again to the same key, when it got lost on the way', async () => {
      const code = await codeOf(await Customer.arrive(send))
      const other = await Customer.arrive(send)
      const first = await claim(other, code, 'key')
      expect(await claim(other, code, 'key')).toEqual(first)
    })

    it.each([
      [23, 200],
      [24, 404],
    ])('%i hours later answers %i', async (hours, expected) => {
      const begun = Date.now()
      setRealTime(begun)
      const code = await codeOf(await Customer.arrive(send))
      setRealTime(begun + hours * HOUR_MS)
      expect((await claim(await Customer.arrive(send), code)).status).toBe(expected)
    })

    it('says that the order was sent when the first device has sent it meanwhile', async () => {
      const customer = await Customer.arrive(send)
      const { temp_order_id } = await customer.prepare()
      const code = await codeOf(customer, { order_id: temp_order_id })
      const { body } = await customer.submit(temp_order_id)
      const claimed = await claim(await Customer.arrive(send), code)
      expect(claimed).toMatchObject({
        status: 409,
        body: { error: 'AlreadyOrderedException', details: [{ order_id: body.order_id }] },
      })
    })

    it('takes nothing of an order of another session along', async () => {
      const { order } = await halfWay()
      const stranger = await Customer.arrive(send)
      const code = await codeOf(stranger, { order_id: order.temp_order_id })
      expect((await claim(stranger, code)).body).toMatchObject({ check_data: null, values: {} })
    })
  })

  describe('a link by mail', () => {
    it('goes to the mail alone, with the code in the fragment, which no server sees', async () => {
      const { customer, order } = await halfWay()
      const { status, body } = await mailTo(customer, 'katharina@beispiel.de', { order_id: order.temp_order_id })
      expect(status).toBe(200)
      expect(Object.keys(body)).toEqual(['valid_until'])
    })

    // the form takes umlauts, which the address of this mail did not
    it.each([
      ['müller+shop@büro.example', 200],
      ['nonsense', 422],
      ['a@b', 422],
      ['', 422],
      ['ida@beispiel.de\r\nBcc: alle@beispiel.de', 422],
    ])('answers the address "%s" with %d', async (email, status) => {
      expect((await mailTo(await Customer.arrive(send), email)).status).toBe(status)
    })
  })

  it('keeps no code and no IBAN in what is stored, logged or answered', async () => {
    const { customer, order } = await halfWay()
    const code = await codeOf(customer, { order_id: order.temp_order_id, values: { PAYMENT: aPayment() } })
    await mailTo(customer, 'katharina@beispiel.de')
    const logged = shop.logged().join('\n')
    const { all, mails } = await shop.stored()
    expect(all).toContain('valid_until')
    for (const text of [all, logged]) expect(text).not.toContain(code)
    for (const text of [all, logged]) expect(text).not.toContain(IBAN)
    const mail = mails.find(({ kind, recipient }) => kind === 'resume' && recipient === 'katharina@beispiel.de')
    expect(JSON.stringify(mail?.blocks)).toMatch(/https:\/\/shop\.example\/weitermachen#[\w-]{27}"/)
  })
})
