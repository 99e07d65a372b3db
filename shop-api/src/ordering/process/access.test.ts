import type { Area, CartPayload } from '@nimbus/shared-contracts/cart'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import { ADDRESS, aCustomer, aPayload, Customer } from '../../testing/customer'
import { pglite, START_MS } from '../../testing/engines'
import { shopOn } from '../../testing/shop-on'

jest.setTimeout(60_000)

const CARTS: Record<Area, CartPayload> = {
  landline: aPayload(),
  mobile: { cart: { tariff: { id: 'mobil-m-24' }, options: [], promotions: [] } },
}
const otherArea = (area: Area): Area => (area === 'mobile' ? 'landline' : 'mobile')

interface Route {
  method: 'GET' | 'POST'
  path: (area: Area, id: string) => string
  payload?: (area: Area) => object
  /** What the owner of a draft with nothing in it is answered. */
  own: number
}

const INITIATE: [string, Route] = [
  'initiate-order',
  {
    method: 'POST',
    path: (area) => `/${area}/new-customer/new-contract/initiate-order`,
    payload: (area) => CARTS[area],
    own: 200,
  },
]

const OF_A_DRAFT: [string, Route][] = [
  ['form-schemas', { method: 'GET', path: (area, id) => `/${area}/order/${id}/form-schemas/CUSTOMER`, own: 200 }],
  [
    'save',
    {
      method: 'POST',
      path: (area, id) => `/${area}/order/${id}/save/CUSTOMER`,
      payload: () => aCustomer({ address: ADDRESS }),
      own: 200,
    },
  ],
  ['choices', { method: 'GET', path: (area, id) => `/${area}/order/${id}/choices/CUSTOMER`, own: 200 }],
  ['contract-summary', { method: 'GET', path: (area, id) => `/${area}/order/${id}/contract-summary`, own: 422 }],
  ['summary by mail', { method: 'POST', path: (area, id) => `/${area}/order/${id}/contract-summary/mail`, own: 422 }],
  ['submit', { method: 'POST', path: (area, id) => `/${area}/order/${id}/submit`, own: 422 }],
]

const inEachArea = (rows: [string, Route][]): [Area, string, Route][] =>
  (['landline', 'mobile'] as const).flatMap((area) =>
    rows.map(([name, route]): [Area, string, Route] => [area, name, route]),
  )

const UNKNOWN = ['00000000-0000-4000-8000-000000000000', 'gibtsnicht']

describe('who may ask for an order', () => {
  const shop = shopOn(pglite)
  const { send } = shop

  /** By area: a guest with a draft. */
  const drafts = {} as Record<Area, { guest: Customer; id: string }>
  /** One that has ordered. */
  let sent: { guest: Customer; id: string }
  let stranger: Customer
  let gone: Customer

  beforeAll(async () => {
    for (const area of ['landline', 'mobile'] as const) {
      const guest = await Customer.arrive(send, area)
      if (area === 'landline') await guest.checkAddress()
      const { temp_order_id: id } = (await guest.initiate(CARTS[area])).body as CartResponse
      drafts[area] = { guest, id }
    }
    const guest = await Customer.arrive(send)
    const { temp_order_id: id } = await guest.prepare()
    await guest.submit(id)
    sent = { guest, id }
    stranger = await Customer.arrive(send)
    gone = await Customer.arrive(send)
    await gone.call('DELETE', '/auth/session')
  }, START_MS)

  /** [status, code] of a call, by a guest or by nobody. */
  async function answerOf({ method, path, payload }: Route, area: Area, id: string, guest?: Customer) {
    const { status, body } = guest
      ? await guest.call(method, path(area, id), payload?.(area))
      : await send({ method, url: `/api${path(area, id)}`, headers: {}, ...(payload && { payload: payload(area) }) })
    return [status, body.error]
  }

  it.each(inEachArea([INITIATE, ...OF_A_DRAFT]))(
    '%s %s: 401 without a token, 403 once the session has ended',
    async (area, _name, route) => {
      const { id } = drafts[area]
      await expect(answerOf(route, area, id)).resolves.toEqual([401, 'AuthenticationException'])
      await expect(answerOf(route, area, id, gone)).resolves.toEqual([403, 'ForbiddenException'])
    },
  )

  it.each(inEachArea(OF_A_DRAFT))('%s %s: only the session of the draft', async (area, _name, route) => {
    const { guest, id } = drafts[area]
    await expect(answerOf(route, area, id, stranger)).resolves.toEqual([403, 'ForbiddenException'])
    expect((await answerOf(route, area, id, guest))[0]).toBe(route.own)
  })

  it.each(inEachArea(OF_A_DRAFT))('%s %s: 404 for a draft that does not exist', async (area, _name, route) => {
    for (const id of UNKNOWN)
      await expect(answerOf(route, area, id, drafts[area].guest)).resolves.toEqual([404, 'NotFoundException'])
  })

  // submit is by the mobile path for landline orders too (API-1)
  it.each(inEachArea(OF_A_DRAFT.filter(([name]) => name !== 'submit')))(
    '%s %s: 404 for a draft of the other area, whosever it is',
    async (area, _name, route) => {
      const { guest, id } = drafts[otherArea(area)]
      await expect(answerOf(route, area, id, guest)).resolves.toEqual([404, 'NotFoundException'])
      await expect(answerOf(route, area, id, stranger)).resolves.toEqual([404, 'NotFoundException'])
    },
  )

  // a token that was found later went on reading name, address and IBAN for a day
  it.each(OF_A_DRAFT.filter(([name]) => name !== 'submit'))(
    '%s: nobody, once the order was sent, and nothing personal is said',
    async (_name, route) => {
      const { guest, id } = sent
      const { status, body } = await guest.call(route.method, route.path('landline', id), route.payload?.('landline'))
      expect([status, body.error]).toEqual([409, 'AlreadyOrderedException'])
      expect(JSON.stringify(body)).not.toMatch(/Katharina|Lindenstra|DE\d|@/)
    },
  )

  it('submit: a landline draft by the mobile path is found, and is no stranger’s', async () => {
    const [, submit] = OF_A_DRAFT.find(([name]) => name === 'submit')!
    const { guest, id } = drafts.landline
    await expect(answerOf(submit, 'mobile', id, guest)).resolves.toEqual([422, 'IncompleteOrderDataException'])
    await expect(answerOf(submit, 'mobile', id, stranger)).resolves.toEqual([403, 'ForbiddenException'])
  })
})
