import { onEachEngine } from './testing/engines'
import { ADDRESS, aCustomer, Customer, IBAN } from './testing/customer'
import { shopOn } from './testing/shop-on'

/** What the customer of these tests gives away about himself, in every way in which it may be written. */
const PERSONAL = [
  'katharina',
  'müller-lüdenscheidt',
  '1990-03-27',
  '27.03.1990',
  'beispiel.de',
  // four digits alone would be found in a random id
  '0345/',
  '345279580',
  IBAN,
  IBAN.slice(-6),
  ADDRESS.street,
  'lindenstra',
  '01067',
]

const ID = '5f2c9a04d1e84b7f9c3a6d1b2e8f7a60'

onEachEngine((start) => {
  const shop = shopOn(start)

  it('writes nothing of an order into its log that the customer typed, at any level', async () => {
    const customer = await Customer.arrive(shop.send)
    await customer.buy()
    // what is refused and what fails has other ways into a log
    const { temp_order_id: id } = await customer.prepare()
    await customer.save(id, 'CUSTOMER', aCustomer({ birth_date: '27.03.1990', email: 'katharina@@beispiel.de' }))
    await customer.save(id, 'CUSTOMER', { customer: { last_name: 'Müller-Lüdenscheidt\u0000' } })
    await customer.save('no-such-order', 'PAYMENT', { payment: { iban: IBAN } })
    await customer.checkAddress({ ...ADDRESS, city: 'Lindenstraße' })
    const typed = encodeURIComponent('Lindenstraße 12a, 01067')
    await shop.inject({ url: `/api/addresses?q=${typed}` })
    await shop.inject({ url: `/api/addresses?field=katharina&q=${typed}` })
    await shop.inject({ url: `/api/${typed}` })
    await shop.inject({ method: 'POST', url: '/api/price-plan', payload: '{"email": "katharina@beispiel.de"' })

    const lines = shop.logged()
    expect(lines.length).toBeGreaterThan(30)
    const found = PERSONAL.filter((text) => lines.join().toLowerCase().includes(text.toLowerCase()))
    expect(found).toEqual([])
    expect(lines.join()).not.toContain(customer.token)
  })

  it('names a request in its answer, its log and each of its statements', async () => {
    const { token } = await Customer.arrive(shop.send)
    const headers = { authorization: `Bearer ${token}`, 'x-request-id': ID }
    const answer = await shop.inject({ method: 'GET', url: '/api/landline/order/unknown/contract-summary', headers })
    expect(answer.headers['x-request-id']).toBe(ID)
    expect(answer.json()).toMatchObject({ trace_id: ID })
    const lines = shop
      .logged()
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ request_id }) => request_id === ID)
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'statement', statement: expect.stringContaining('from "session"') as string }),
    )
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'answered',
        route: '/api/:area/order/:id/contract-summary',
        status: answer.statusCode,
      }),
    )
  })

  it('counts requests by the pattern of their route, however many paths there are', async () => {
    for (const path of ['a', 'b', 'c']) await shop.inject({ url: `/api/catalogue/tariffs/${path}/options` })
    for (const path of ['x', 'y', 'z']) await shop.inject({ url: `/api/${path}` })
    const metrics = await shop.metrics()
    expect(metrics).toMatch(
      /nimbus_http_requests_total\{method="GET",route="\/api\/catalogue\/tariffs\/:id\/options",release="",status="404"\} 3/,
    )
    expect(metrics).not.toMatch(/route="\/api\/[xyz]"/)
    expect(metrics).toMatch(/nimbus_db_statements_total [1-9]/)
  })
})
