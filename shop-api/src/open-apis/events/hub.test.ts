import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LightMyRequestResponse } from 'fastify'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { Customer, IBAN } from '../../testing/customer'
import { pglite, START_MS } from '../../testing/engines'
import { KINDS, orderOf } from '../../testing/open-apis/orders-of-every-kind'
import { misfits } from '../../testing/open-apis/tmf-definition'
import { NOON, READER_KEY, startShop, type Shop } from '../../testing/shop'

jest.setTimeout(120_000)

const HUB = '/tmf-api/productOrderingManagement/v4/hub'

interface Told {
  id: string
  type: string
  title: string | undefined
  subject: string
  state: string
  headers: Record<string, unknown>
  body: string
}

interface HubBody {
  eventId: string
  eventType: string
  title?: string
  event: Record<string, { id: string; state: string }>
}

describe('hub of orders', () => {
  let shop: Shop
  let operator: string
  let server: Server
  let callback: string
  let told: Told[] = []
  let answer = 204

  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const body = String(Buffer.concat(parts))
        const { eventId: id, eventType: type, title, event } = JSON.parse(body) as HubBody
        const [{ id: subject, state } = { id: '', state: '' }] = Object.values(event)
        if (answer < 300) told.push({ id, type, title, subject, state, headers: request.headers, body })
        response.writeHead(answer).end()
      })
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    callback = `http://127.0.0.1:${(server.address() as AddressInfo).port}/listener`
    shop = await startShop(await pglite(), { listenerHosts: ['127.0.0.1', 'oms.example'], limitFactor: 100 })
    operator = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
  }, START_MS)
  afterAll(async () => {
    await shop.close()
    server.close()
  }, START_MS)
  beforeEach(() => {
    told = []
    answer = 204
  })

  const call = (method: 'POST' | 'DELETE' | 'GET', url: string, payload?: object, key = operator) =>
    shop.inject({ method, url, headers: { authorization: `Bearer ${key}` }, ...(payload && { payload }) })
  const register = async (query?: string) => {
    const made = await call('POST', HUB, { callback, ...(query !== undefined && { query }) })
    expect(made.statusCode).toBe(201)
    return made.json<Record<string, string> & { id: string; secret: string }>()
  }
  const leave = (id: string) => call('DELETE', `${HUB}/${id}`)
  const happen = async (id: string, ...events: object[]) => {
    for (const payload of events) {
      const url = `/api/operator/orders/${id}/events`
      const done = await shop.inject({ method: 'POST', url, headers: { 'x-operator-key': operator }, payload })
      expect([payload, done.statusCode]).toEqual([payload, 200])
    }
  }
  const send: Parameters<typeof orderOf>[0] = async (request) => {
    const got = await shop.inject(request)
    return { status: got.statusCode, body: got.json<Record<string, unknown>>() }
  }
  const until = async (count: number): Promise<Told[]> => {
    for (let waited = 0; told.length < count && waited < 30_000; waited += 50)
      await new Promise((wait) => setTimeout(wait, 50))
    return told
  }
  const overview = async () =>
    (await shop.inject({ url: '/api/operator/listeners', headers: { 'x-operator-key': operator } })).json<{
      listeners: { id: string; last_error?: string }[]
    }>().listeners
  const refusal = (got: LightMyRequestResponse, status: number): string => {
    const body = got.json<{ message?: string; status: string }>()
    expect([got.statusCode, body.status, misfits('Error', body, 'TMF622')]).toEqual([status, String(status), []])
    return body.message ?? ''
  }

  it('gives a listener an id, and a secret that is told nowhere else', async () => {
    const answered = await call('POST', HUB, { callback, query: '' })
    const made = answered.json<Record<string, string>>()
    expect(misfits('EventSubscription', made, 'TMF622')).toEqual([])
    expect(made).toMatchObject({ callback, query: '', '@type': 'NimbusEventSubscription' })
    expect(answered.headers['location']).toBe(`https://shop.example${HUB}/${made['id']}`)
    expect(made['secret']).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(shop.logged().join('\n')).not.toContain(made['secret'])
    expect((await leave(made['id']!)).statusCode).toBe(204)
    expect(refusal(await leave(made['id']!), 404)).toBe('')
  })

  // a system that registered at each start was told everything as often as it had started
  it('answers the same listener to who registers it again, also to two at once', async () => {
    const [one, other] = await Promise.all([register(''), register()])
    expect(other).toEqual(one)
    const another = await register('title=confirmed')
    expect(another.id).not.toBe(one.id)
    await leave(one.id)
    const anew = await register()
    expect([anew.id === one.id, anew.secret === one.secret]).toEqual([false, false])
    for (const { id } of [another, anew]) await leave(id)
  })

  it.each([
    [{}, 'callback'],
    [{ query: '' }, 'callback'],
    [{ callback: 'http://oms.example/' }, 'https'],
    [{ callback: 'https://elsewhere.example/' }, 'SHOP_LISTENER_HOSTS'],
    [{ callback: 'https://169.254.169.254/' }, 'SHOP_LISTENER_HOSTS'],
    [{ callback: `https://oms.example/${'a'.repeat(500)}` }, '500'],
    [{ callback: 'https://oms.example/', query: 'eventType=NoSuchEvent' }, 'ProductOrderCreateEvent'],
    [{ callback: 'https://oms.example/', query: 'customer=a' }, 'event.productOrder.state'],
    [{ callback: 'https://oms.example/', query: 'a'.repeat(1_001) }, '1000'],
    [{ callback: 'https://oms.example/', junk: 1 }, 'junk'],
  ])('refuses %j and says why', async (body, why) => {
    expect(refusal(await call('POST', HUB, body), 400)).toContain(why)
  })

  it('is for the operator alone, and tells nobody who listens', async () => {
    expect(refusal(await call('POST', HUB, { callback }, READER_KEY), 403)).toBe('')
    expect(refusal(await call('DELETE', `${HUB}/some`, undefined, READER_KEY), 403)).toBe('')
    expect(refusal(await call('POST', HUB, { callback }, 'x'.repeat(43)), 401)).toBe('')
    expect(refusal(await call('GET', HUB), 405)).toBe('')
    for (const id of ['some', '00000000-0000-0000-0000-000000000000', '%00', "'"])
      expect(refusal(await call('DELETE', `${HUB}/${id}`), 404)).toBe('')
  })

  it('takes no more listeners than it can tell', async () => {
    const made: string[] = []
    for (let nth = 0; nth < 20; nth += 1) made.push((await register(`title=a${nth}`)).id)
    expect(refusal(await call('POST', HUB, { callback }), 409)).toContain('20')
    for (const id of made) await leave(id)
  })

  it('tells of an order from its coming on, as the standard calls it, signed, without a word of who ordered', async () => {
    const { id: listener, secret } = await register()
    const { id } = await orderOf(send, KINDS['mobile with number']!)
    await happen(
      id,
      { kind: 'confirmed' },
      { kind: 'porting-requested' },
      { kind: 'porting-rejected', code: 'ADF' },
      { kind: 'cancellation-requested', reason: 'withdrawal' },
      { kind: 'cancellation-accepted' },
      { kind: 'cancelled' },
    )
    const all = await until(11)
    expect(all.map((one) => [one.id, one.type, one.title, one.state])).toEqual([
      [`${id}-0`, 'ProductOrderCreateEvent', undefined, 'acknowledged'],
      [`${id}-1`, 'ProductOrderStateChangeEvent', 'confirmed', 'inProgress'],
      [`${id}-2`, 'ProductOrderAttributeValueChangeEvent', 'porting-requested', 'inProgress'],
      [`${id}-3`, 'ProductOrderStateChangeEvent', 'porting-rejected', 'pending'],
      [`${id}-3i`, 'ProductOrderInformationRequiredEvent', 'ADF', 'pending'],
      [`${id}-4`, 'ProductOrderStateChangeEvent', 'cancellation-requested', 'assessingCancellation'],
      [`${id}-4c`, 'CancelProductOrderCreateEvent', 'cancellation-requested', 'acknowledged'],
      [`${id}-5`, 'ProductOrderStateChangeEvent', 'cancellation-accepted', 'pendingCancellation'],
      [`${id}-5c`, 'CancelProductOrderStateChangeEvent', 'cancellation-accepted', 'inProgress'],
      [`${id}-6`, 'ProductOrderStateChangeEvent', 'cancelled', 'cancelled'],
      [`${id}-6c`, 'CancelProductOrderStateChangeEvent', 'cancelled', 'done'],
    ])
    for (const { type, body, headers, id: eventId } of all) {
      expect([eventId, misfits(type, JSON.parse(body), 'TMF622')]).toEqual([eventId, []])
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      const signed = `${eventId}.${String(headers['webhook-timestamp'])}.${body}`
      expect(headers).toMatchObject({
        'webhook-id': eventId,
        'webhook-signature': `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
      })
      expect(body).not.toMatch(/Katharina|Müller|beispiel\.de|Lindenstraße|01067|4567890|1990/)
      expect(body.replaceAll(' ', '')).not.toContain(IBAN.slice(-8))
    }
    await leave(listener)
  })

  // who needed the day had to read orders again
  it('tells of a number that comes on its day, by which the order is completed', async () => {
    const { id: listener } = await register()
    const { id } = await orderOf(send, KINDS['mobile with number']!)
    await happen(id, { kind: 'confirmed' }, { kind: 'porting-accepted', on: '2026-12-04' }, { kind: 'activated' })
    const other = await orderOf(send, KINDS['mobile with number']!)
    await happen(other.id, { kind: 'confirmed' }, { kind: 'porting-accepted', on: '2026-12-04' }, { kind: 'cancelled' })
    await until(9)
    answer = 503
    shop.setClock('2026-12-04T09:00:00.000Z')
    await new Promise((wait) => setTimeout(wait, 2_500))
    await happen(id, { kind: 'cancellation-requested' })
    answer = 204
    const all = (await until(12)).slice(9)
    shop.setClock(NOON)
    expect(all.map((one) => [one.id, one.type, one.title, one.state])).toEqual([
      [`${id}-4d`, 'ProductOrderStateChangeEvent', 'number-ported', 'completed'],
      [`${id}-5`, 'ProductOrderStateChangeEvent', 'cancellation-requested', 'assessingCancellation'],
      [`${id}-5c`, 'CancelProductOrderCreateEvent', 'cancellation-requested', 'acknowledged'],
    ])
    const [{ body, type }] = all as [Told, ...Told[]]
    expect(misfits(type, JSON.parse(body), 'TMF622')).toEqual([])
    expect(JSON.parse(body)).toMatchObject({
      eventTime: '2026-12-03T23:00:00.000Z',
      event: { productOrder: { completionDate: '2026-12-03T23:00:00.000Z' } },
    })
    await leave(listener)
  })

  it('tells only what a query asks for', async () => {
    const { id: listener } = await register(
      'eventType=ProductOrderStateChangeEvent&event.productOrder.state=held,failed',
    )
    const { id } = await orderOf(send, KINDS['mobile alone']!)
    await happen(id, { kind: 'held' }, { kind: 'resumed' }, { kind: 'confirmed' }, { kind: 'failed' })
    expect((await until(2)).map((one) => one.state)).toEqual(['held', 'failed'])
    await leave(listener)
  })

  it('tells nothing of an order that was refused, and nothing more after the end', async () => {
    const { id: listener } = await register()
    const guest = await Customer.arrive(send)
    const cart = await guest.prepare()
    const [one, other] = await Promise.all([guest.submit(cart.temp_order_id), guest.submit(cart.temp_order_id)])
    expect([one.body, one.status]).toEqual([other.body, 200])
    expect((await until(1)).map(({ type }) => type)).toEqual(['ProductOrderCreateEvent'])
    await leave(listener)
    await happen(told[0]!.subject, { kind: 'confirmed' })
    await new Promise((wait) => setTimeout(wait, 2_500))
    expect(told).toHaveLength(1)
  })

  it('shows operators who listens, what waits and why', async () => {
    answer = 503
    const { id: listener } = await register()
    const { id } = await orderOf(send, KINDS['mobile alone']!)
    await happen(id, { kind: 'confirmed' })
    for (let waited = 0; !(await overview())[0]?.last_error && waited < 10_000; waited += 100)
      await new Promise((wait) => setTimeout(wait, 100))
    expect(await overview()).toEqual([
      {
        id: listener,
        api: 'TMF622',
        host: new URL(callback).host,
        query: '',
        state: 'failing',
        waiting: 2,
        failed: 0,
        oldest_at: expect.any(String) as string,
        next_try_at: expect.any(String) as string,
        last_error: '503',
      },
    ])
    expect(await shop.metrics()).toMatch(/nimbus_events_queued 2\n/)
    answer = 204
    expect((await until(2)).map((one) => one.id)).toEqual([`${id}-0`, `${id}-1`])
    await leave(listener)
    expect(await overview()).toEqual([])
  })
})
