import { readFile } from 'node:fs/promises'
import { isFourWeekly, LAST_MONTH, ledger, type PriceCondition } from '@nimbus/shared-contracts/money'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import type { LightMyRequestResponse } from 'fastify'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { IBAN } from '../../testing/customer'
import { pglite, START_MS } from '../../testing/engines'
import { KINDS, orderOf } from '../../testing/open-apis/orders-of-every-kind'
import { misfits } from '../../testing/open-apis/tmf-definition'
import { READER_KEY } from '../../testing/shop'
import { shopOn } from '../../testing/shop-on'
import type { OrderPrice } from './order-price'
import type { ProductOrder } from './order-resource'

jest.setTimeout(120_000)

const BASE = '/tmf-api/productOrderingManagement/v4'
const kinds = Object.keys(KINDS)

describe('productOrderingRoutes', () => {
  const shop = shopOn(pglite)
  const made = new Map<string, { cart: CartResponse; id: string }>()
  const answers: string[] = []
  let operator: string

  beforeAll(async () => {
    operator = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
    for (const [name, kind] of Object.entries(KINDS)) made.set(name, await orderOf(shop.send, kind))
  }, START_MS * 4)

  const idOf = (kind: string): string => made.get(kind)!.id
  const call = async (method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object, key = operator) => {
    const answer = await shop.inject({
      method,
      url: `${BASE}${path}`,
      headers: { authorization: `Bearer ${key}` },
      ...(payload && { payload }),
    })
    answers.push(answer.body)
    return answer
  }
  const get = (path: string, key?: string) => call('GET', path, undefined, key)
  const read = async (id: string, key?: string) => (await get(`/productOrder/${id}`, key)).json<ProductOrder>()
  const patch = (id: string, state: string, key?: string) => call('PATCH', `/productOrder/${id}`, { state }, key)
  const happen = (id: string, payload: object) =>
    shop.inject({
      method: 'POST',
      url: `/api/operator/orders/${id}/events`,
      headers: { 'x-operator-key': operator },
      payload,
    })
  const refusal = (answer: LightMyRequestResponse, status: number): string => {
    const body = answer.json<{ message?: string; status: string }>()
    expect([answer.statusCode, body.status, misfits('Error', body, 'TMF622')]).toEqual([status, String(status), []])
    return body.message ?? ''
  }

  // which was a fault of the server, for no database takes it
  it.each(['id=%00', 'state=%00', 'id=a&id=%00'])('refuses to look for %s', async (query) => {
    expect(refusal(await get(`/productOrder?${query}`), 400)).toContain('querystring/')
  })

  describe.each(kinds)('an order of %s', (kind) => {
    it('fits the official definition, whoever reads it', async () => {
      for (const key of [operator, READER_KEY])
        expect(misfits('ProductOrder', await read(idOf(kind), key), 'TMF622')).toEqual([])
    })

    it('costs what the shop has agreed to, month by month and once', async () => {
      const { orderTotalPrice, productOrderItem } = await read(idOf(kind))
      const agreed = made.get(kind)!.cart.sums.conditions
      expect(book(orderTotalPrice)).toEqual(bookOf(agreed))
      const items = productOrderItem.flatMap(({ itemPrice = [] }) => itemPrice)
      const { cart } = made.get(kind)!.cart
      const all = [cart.tariff, ...cart.handsets, ...cart.hardware, ...cart.options].flatMap((one) => one!.conditions)
      // each thing that is shipped names the price of shipping, which is due once
      expect(book(items).months).toEqual(bookOf(all).months)
    })

    it('names offerings that the catalogue has', async () => {
      for (const { productOffering } of (await read(idOf(kind))).productOrderItem) {
        if (!productOffering) continue
        const { pathname } = new URL(productOffering.href!)
        const answer = await shop.inject({ url: pathname, headers: { authorization: `Bearer ${READER_KEY}` } })
        expect([productOffering.id, answer.statusCode]).toEqual([productOffering.id, 200])
      }
    })

    it('tells a reader nothing of who ordered, and the operator all but the account', async () => {
      const [reader, own] = [await read(idOf(kind), READER_KEY), await read(idOf(kind))]
      expect(JSON.stringify(reader)).not.toMatch(
        /Katharina|Müller|beispiel\.de|Lindenstraße|01067|2345678|4567890|1990|2003/,
      )
      expect(own.relatedParty).toEqual([
        { id: idOf(kind), name: 'Katharina Müller-Lüdenscheidt', role: 'customer', '@referredType': 'Individual' },
      ])
      expect(own.notificationContact).toBe('katharina@beispiel.de')
      expect(own.productOrderItem[0]!.product!.place).toMatchObject([{ postcode: '01067', streetNr: '12' }])
    })
  })

  it('lists all orders by pages, the oldest first, without a word of who ordered', async () => {
    const whole = await get('/productOrder')
    const ids = [...made.values()].map(({ id }) => id)
    expect([whole.statusCode, whole.json<ProductOrder[]>().map(({ id }) => id)]).toEqual([200, ids])
    expect(whole.body).not.toMatch(/Katharina|beispiel\.de|Lindenstraße/)
    expect(whole.json<ProductOrder[]>().flatMap((one) => misfits('ProductOrder', one, 'TMF622'))).toEqual([])
    const part = await get('/productOrder?offset=1&limit=2')
    expect(part.json<ProductOrder[]>().map(({ id }) => id)).toEqual(ids.slice(1, 3))
    expect([part.statusCode, part.headers['x-total-count'], part.headers['x-result-count']]).toEqual([
      206,
      String(ids.length),
      '2',
    ])
    const known = { authorization: `Bearer ${operator}`, 'if-none-match': String(whole.headers.etag) }
    expect((await shop.inject({ url: `${BASE}/productOrder`, headers: known })).statusCode).toBe(304)
  })

  it('filters by id, day and state, and refuses what it can’t filter by', async () => {
    const found = async (query: string) =>
      (await get(`/productOrder?${query}`)).json<ProductOrder[]>().map(({ id }) => id)
    const [one, two] = [idOf(kinds[0]!), idOf(kinds[1]!)]
    const { orderDate, state } = await read(one)
    expect(await found(`id=${one}&id=${two}`)).toEqual([one, two])
    expect(await found(`id=${one}&state=${state}`)).toEqual([one])
    expect(await found(`id=${one}&state=failed`)).toEqual([])
    expect(await found(`id=${one}&orderDate=${encodeURIComponent(orderDate)}`)).toEqual([one])
    expect(await found('orderDate=gibtsnicht')).toEqual([])
    for (const query of ['customer=a', 'limit=0', 'offset=-1']) refusal(await get(`/productOrder?${query}`), 400)
    refusal(await get('/productOrder/NB-2026-ZZZZZZ'), 404)
  })

  it('lets the operator alone move orders, and nobody make them', async () => {
    const id = idOf('prepaid')
    refusal(await patch(id, 'held', READER_KEY), 403)
    refusal(await patch(id, 'held', 'x'.repeat(40)), 401)
    const cancel = { productOrder: { id } }
    refusal(await call('POST', '/cancelProductOrder', cancel, READER_KEY), 403)
    const created = await call('POST', '/productOrder', { productOrderItem: [] })
    refusal(created, 405)
    expect(created.headers.allow).toBe('GET, HEAD')
    for (const payload of [
      {},
      { state: 'junk' },
      { state: 'held', price: 1 },
      { state: 'held', productOrderItem: [{}] },
    ])
      refusal(await call('PATCH', `/productOrder/${id}`, payload), 400)
    expect((await read(id)).state).toBe('acknowledged')
  })

  it('moves an order by the machine of its states, and says what can be had instead', async () => {
    const id = idOf('landline for 24 months')
    expect(refusal(await patch(id, 'completed'), 409)).toBe(
      'the order is acknowledged and cannot become completed: it can become inProgress, held, assessingCancellation, cancelled, rejected',
    )
    for (const state of ['held', 'acknowledged', 'inProgress', 'held', 'inProgress', 'partial'])
      expect([state, (await patch(id, state)).json<ProductOrder>().state]).toEqual([state, state])
    const partial = await read(id)
    const router = partial.productOrderItem.find(({ productOffering }) => productOffering?.id === 'router-hub')
    expect([partial.productOrderItem[0]!.state, router?.state]).toEqual(['completed', 'inProgress'])
    expect((await happen(id, { kind: 'dispatched' })).statusCode).toBe(200)
    const done = await read(id)
    expect([done.state, done.completionDate]).toEqual(['completed', '2026-11-27T11:00:00.000Z'])
    expect(new Set(done.productOrderItem.map(({ state }) => state))).toEqual(new Set(['completed']))
    expect((await get('/productOrder?state=completed')).json<ProductOrder[]>().map((one) => one.id)).toEqual([id])
  })

  it('shows a number that was refused, at an item of its own', async () => {
    for (const kind of ['landline with numbers', 'mobile with number']) {
      const id = idOf(kind)
      await patch(id, 'inProgress')
      expect((await happen(id, { kind: 'porting-rejected', code: 'ADF' })).statusCode).toBe(200)
      const order = await read(id, READER_KEY)
      const porting = order.productOrderItem.at(-1)!
      expect([order.state, porting.state, porting['@type']]).toEqual(['pending', 'pending', 'NimbusNumberPorting'])
      expect(porting.product!.productCharacteristic).toEqual(
        expect.arrayContaining([
          { name: 'portingState', valueType: 'string', value: 'REJECTED' },
          { name: 'rejectionCode', valueType: 'string', value: 'ADF' },
        ]),
      )
      expect(misfits('ProductOrder', order, 'TMF622')).toEqual([])
      expect((await patch(id, 'inProgress')).json<ProductOrder>().state).toBe('inProgress')
    }
  })

  it('cancels by a request that is assessed, once', async () => {
    const id = idOf('mobile alone')
    const asked = { productOrder: { id, '@referredType': 'ProductOrder' }, cancellationReason: 'withdrawal' }
    const created = await call('POST', '/cancelProductOrder', asked)
    const one = created.json<{ id: string; href: string; state: string }>()
    expect([created.statusCode, created.headers.location, one.state]).toEqual([201, one.href, 'acknowledged'])
    expect(refusal(await call('POST', '/cancelProductOrder', asked), 409)).toContain('it is assessingCancellation')
    await patch(id, 'pendingCancellation')
    await patch(id, 'cancelled')
    const known = (await get(`/cancelProductOrder/${one.id}`, READER_KEY)).json<Record<string, unknown>>()
    expect(known).toMatchObject({ ...asked, productOrder: { id }, state: 'done' })
    expect(misfits('CancelProductOrder', known, 'TMF622')).toEqual([])
    const list = await get(`/cancelProductOrder?productOrder.id=${id}`)
    expect([list.statusCode, list.json()]).toEqual([200, [known]])
    expect((await get('/cancelProductOrder?state=terminatedWithError')).json()).toEqual([])
    const order = await read(id)
    expect([order.state, order.cancellationReason, order.cancellationDate !== undefined]).toEqual([
      'cancelled',
      'withdrawal',
      true,
    ])
    refusal(await call('POST', '/cancelProductOrder', { productOrder: { id: 'NB-2026-ZZZZZZ' } }), 404)
    refusal(await get('/cancelProductOrder/gibtsnicht'), 404)
  })

  it('has told no IBAN, in whatever it was asked', async () => {
    await Promise.all([...made.values()].flatMap(({ id }) => [read(id), read(id, READER_KEY)]))
    expect(answers.length).toBeGreaterThan(kinds.length * 4)
    const said = answers.join('\n').replaceAll(/\s/g, '')
    expect(said).not.toContain(IBAN)
    expect(said).not.toMatch(/DE\d{2}[\d*]{4}|payment\.|sealed|mandate/i)
  })
})

/** What is due by month in cents, each four weeks, and once, from prices as the standard has them. */
function book(prices: readonly OrderPrice[]) {
  const cents = (price: OrderPrice['price']): number => Math.round(price.taxIncludedAmount.value * 100)
  const sum = (some: readonly OrderPrice[], month = LAST_MONTH): number =>
    some.reduce(
      (all, { price, priceAlteration = [] }) =>
        priceAlteration
          .filter(({ applicationDuration }) => applicationDuration >= month)
          .reduce((total, one) => total + cents(one.price), all + cents(price)),
      0,
    )
  const monthly = prices.filter(({ recurringChargePeriod }) => recurringChargePeriod === 'month')
  return {
    months: Array.from({ length: LAST_MONTH }, (_, at) => sum(monthly, at + 1)),
    fourWeekly: sum(prices.filter(({ recurringChargePeriod }) => recurringChargePeriod === '4 weeks')),
    oneOff: sum(prices.filter(({ priceType }) => priceType === 'oneTime')),
  }
}

function bookOf(conditions: readonly PriceCondition[]) {
  const { fourWeekly, oneOff } = ledger(conditions)
  const { months } = ledger(conditions.filter((one) => !isFourWeekly(one)))
  return { months: months.slice(0, LAST_MONTH), fourWeekly, oneOff }
}
