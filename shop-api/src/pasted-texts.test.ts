import type { ApiPlugin } from './kernel/openapi/api-plugin'
import { ADDRESS, aCustomer, Customer } from './testing/customer'
import { anApi } from './testing/an-api'
import { pglite } from './testing/engines'
import { shopOn } from './testing/shop-on'

jest.setTimeout(60_000)

/** As a Mac, a PDF or a phone book hands over what else is typed. */
const pasted = (typed: string): string => `\u202a${typed.normalize('NFD')}\u200b\u202c`

const EMAIL = 'zoë@büro.example'

describe('text that was pasted', () => {
  it.each([
    ['body', { method: 'POST', url: '/ask/x', payload: { text: pasted('München') } }],
    ['query', { method: 'POST', url: `/ask/x?text=${encodeURIComponent(pasted('München'))}` }],
    ['path', { method: 'POST', url: `/ask/${encodeURIComponent(pasted('München'))}` }],
  ] as const)('comes to a call as if it was typed: %s', async (part, request) => {
    const echo: ApiPlugin = async (app) => {
      app.post('/ask/:text', {}, async ({ body, query, params }) => ({ body, query, path: params }))
    }
    const app = await anApi(echo)
    expect((await app.inject(request)).json()).toMatchObject({ [part]: { text: 'München' } })
    await app.close()
  })

  describe('in the shop', () => {
    const shop = shopOn(pglite)
    const { send } = shop

    const withoutTime = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
      status,
      JSON.stringify({ ...body, trace_id: '' }).replace(/"valid_until":"[^"]+"/, ''),
    ]

    it.each([
      ['an address that is known', ADDRESS],
      [
        'a town with an umlaut',
        { ...ADDRESS, zipcode: '80331', city: 'München', street: 'Mühlenstraße', house_no_suffix: '' },
      ],
      ['another one', { ...ADDRESS, zipcode: '50667', city: 'Köln', street: 'Ringstraße', house_no: '20' }],
    ])('is checked for availability as if it was typed: %s', async (_what, typed) => {
      const customer = await Customer.arrive(send)
      const other = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, pasted(text)]))
      const expected = withoutTime(await customer.checkAddress(typed))
      expect(withoutTime(await customer.checkAddress(other))).toEqual(expected)
    })

    it.each([
      '/addresses?q=Mühlenstr',
      '/addresses?q=Mühl&zipcode=01067&field=street',
      '/search?q=Kündigung',
      '/search?q=Für',
    ])('is looked for as if it was typed: %s', async (url) => {
      const asked = (query: string) => send({ method: 'GET', url: `/api${query}`, headers: {} })
      const expected = await asked(encodeURI(url))
      const other = url.replace(
        /(q|zipcode)=([^&]+)/g,
        (_, name, text) => `${name}=${encodeURIComponent(pasted(text))}`,
      )
      expect(expected.status).toBe(200)
      expect(await asked(other)).toEqual(expected)
    })

    it('finds the order of whoever bought with it', async () => {
      const customer = await Customer.arrive(send)
      const { temp_order_id } = await customer.prepare({
        customer: aCustomer({ email: pasted(EMAIL), last_name: pasted('Müller') }),
      })
      const { status, body } = await customer.submit(temp_order_id)
      expect([status, body.email]).toEqual([200, EMAIL])
      const access = { order_id: pasted(String(body.order_id)), email: pasted(EMAIL), birth_date: '1990-03-27' }
      for (const given of [access, { ...access, email: EMAIL }])
        expect(await customer.call('POST', '/orders/status-access', given)).toMatchObject({ status: 200 })
    })
  })
})
