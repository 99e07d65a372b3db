import { readFile } from 'node:fs/promises'
import type { CartResponse, OrderResult } from '@nimbus/shared-contracts/order'
import type { OrderStatus } from '@nimbus/shared-contracts/order-status'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { aCustomer, ADDRESS, Customer, IBAN } from '../../testing/customer'
import { onEachEngine, START_MS } from '../../testing/engines'
import { shopOn } from '../../testing/shop-on'
import { maskedEmail } from './order-status'
import { TRIES_PER_HOUR } from './status-access'

jest.setTimeout(60_000)

const MONDAY = '2026-11-30T09:00:00.000Z'
const OWN = { email: 'katharina@beispiel.de', birth_date: '1990-03-27' }

describe('maskedEmail', () => {
  it.each([
    ['katharina@beispiel.de', 'k…@beispiel.de'],
    ['ö@büro.example', 'ö…@büro.example'],
    ['', ''],
  ])('of %s is %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked)
  })
})

onEachEngine((start) => {
  const shop = shopOn(start)
  let order: OrderResult
  let other: OrderResult
  let ported: OrderResult

  beforeAll(async () => {
    order = await (await Customer.arrive(shop.send)).buy()
    other = await (await Customer.arrive(shop.send)).buy()
  }, START_MS)

  const codeOf = ({ status = '' }: OrderResult): string => new URL(status, 'http://shop').searchParams.get('code') ?? ''
  const statusBy = (id: string, code: string) =>
    shop.send({ method: 'GET', url: `/api/orders/${id}/status?code=${code}`, headers: {} })
  const statusNow = async () => (await statusBy(order.order_id, codeOf(order))).body as unknown as OrderStatus
  const asOperator = async (method: 'GET' | 'POST', path: string, payload?: object, key?: string) =>
    shop.send({
      method,
      url: `/api/operator/orders${path}`,
      headers: { 'x-operator-key': key ?? (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim() },
      ...(payload && { payload }),
    })
  const move = (payload: object, id = order.order_id) => asOperator('POST', `/${id}/events`, payload)
  const access = (payload: object, remoteAddress = '203.0.113.7') =>
    shop.inject({ method: 'POST', url: '/api/orders/status-access', payload, remoteAddress })

  describe('GET /orders/:id/status', () => {
    it('shows an order that was just sent to whoever has its link, and keeps from caches', async () => {
      const answer = await shop.inject({ url: `/api/orders/${order.order_id}/status?code=${codeOf(order)}` })
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.json()).toMatchObject({
        order_id: order.order_id,
        email: 'k…@beispiel.de',
        products: expect.arrayContaining(['Nimbus Hub']) as string[],
        milestones: ['received', 'confirmed', 'dispatched', 'access', 'appointment', 'activated'],
        progress: { state: 'acknowledged', changed_at: '2026-11-27T11:00:00.000Z' },
        withdraw_until: '2026-12-11',
        documents: order.documents,
      })
    })

    it('holds neither address nor payment nor the whole e-mail address', async () => {
      const { body } = await statusBy(order.order_id, codeOf(order))
      const text = JSON.stringify(body)
      expect(text).not.toMatch(/Lindenstraße|Dresden|katharina@|Müller|1990|\+49345|DE89/)
      expect(text).not.toContain(IBAN.slice(-4))
    })

    it('has the receipts of what its customer has declared', async () => {
      const payload = { name: 'Katharina Müller-Lüdenscheidt', contract: other.order_id, email: OWN.email }
      await shop.send({ method: 'POST', url: '/api/withdrawals', headers: {}, payload })
      const { documents } = (await statusBy(other.order_id, codeOf(other))).body as unknown as OrderStatus
      expect(documents.at(-1)).toEqual({
        title: 'Eingang Ihres Widerrufs vom 27.11.2026',
        href: expect.stringMatching(/^\/api\/receipts\/WR-.+\.pdf$/) as string,
        type: 'application/pdf',
      })
    })

    it('opens by no other code, and says the same of an order that is not there', async () => {
      const refused = await Promise.all([
        statusBy(order.order_id, codeOf(other)),
        statusBy(order.order_id, ''),
        statusBy('NB-2026-ZZZZZZ', codeOf(order)),
      ])
      const [first] = refused
      expect(first).toMatchObject({ status: 404, body: { error: 'NotFoundException' } })
      for (const { status, body } of refused) expect([status, body.message]).toEqual([404, first?.body.message])
    })
  })

  describe('POST /operator/orders/:id/events', () => {
    it('lets nobody in without the key', async () => {
      expect(
        (await asOperator('POST', `/${order.order_id}/events`, { kind: 'confirmed' }, 'x'.repeat(40))).status,
      ).toBe(401)
      expect((await asOperator('GET', '', undefined, '')).status).toBe(401)
    })

    it('refuses what is no event, what can’t happen yet and an order that is not there', async () => {
      expect((await move({ kind: 'porting-rejected', code: 'XYZ' })).status).toBe(400)
      expect(await move({ kind: 'activated' })).toMatchObject({
        status: 409,
        body: {
          details: [
            { text: `${order.order_id}: it is acknowledged; "activated" needs inProgress, pending or partial` },
          ],
        },
      })
      expect((await move({ kind: 'confirmed' }, 'NB-2026-ZZZZZZ')).status).toBe(404)
    })

    it('concludes the contract once, counts its days from then on, and writes to the customer', async () => {
      shop.setClock(MONDAY)
      const both = await Promise.all([move({ kind: 'confirmed' }), move({ kind: 'confirmed' })])
      expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409])
      expect(await statusNow()).toMatchObject({
        progress: { state: 'inProgress', confirmed_at: MONDAY },
        withdraw_until: '2026-12-14',
        term_ends_on: '2028-11-30',
        notice_until: '2028-10-31',
      })
    })

    it('moves the order on to its end', async () => {
      shop.setClock(MONDAY)
      await move({ kind: 'dispatched', parcel: 'JD000390' })
      await move({ kind: 'appointment', on: '2026-12-15', from: '08:00', till: '12:00' })
      expect((await move({ kind: 'activated' })).body).toMatchObject({ progress: { state: 'completed' } })
      expect((await statusNow()).progress).toEqual({
        state: 'completed',
        changed_at: MONDAY,
        confirmed_at: MONDAY,
        parcel: { sent_at: MONDAY, number: 'JD000390' },
        appointment: { on: '2026-12-15', from: '08:00', till: '12:00' },
        access_sent_at: MONDAY,
        activated_at: MONDAY,
      })
    })
  })

  describe('POST /orders/:id/porting-answer', () => {
    const porting = {
      wanted: 'YES',
      contract_type: 'POSTPAID',
      when: 'END_OF_CONTRACT',
      contract_end_date: '2027-03-27',
      number: '01712345678',
      number_repeat: '01712345678',
      provider: 'Talklinie',
    }
    async function aPortedNumber(): Promise<OrderResult> {
      const guest = await Customer.arrive(shop.send, 'mobile')
      const cart = { tariff: { id: 'mobil-m-24' }, options: [], promotions: [] }
      const draft = (await guest.initiate({ cart }, undefined, 'provider-change')).body as CartResponse
      await guest.fillIn(draft, {
        CUSTOMER: aCustomer({ address: ADDRESS }),
        SIM_DELIVERY: { delivery: { sim_type: 'ESIM' } },
        NUMBER_PORTING: { porting },
      })
      return (await guest.submit(draft.temp_order_id)).body as OrderResult
    }
    const answer = ({ order_id }: OrderResult, payload: object) =>
      shop.send({ method: 'POST', url: `/api/orders/${order_id}/porting-answer`, headers: {}, payload })

    it('takes what the former provider wants to know, once for each refusal and by the code alone', async () => {
      shop.setClock(MONDAY)
      ported = await aPortedNumber()
      const { order_id } = ported
      const code = codeOf(ported)
      await move({ kind: 'confirmed' }, order_id)
      expect((await answer(ported, { code, answer: 'Katharina Müller' })).status).toBe(409)
      expect((await move({ kind: 'porting-rejected', code: 'AIF' }, order_id)).body).toMatchObject({
        milestones: ['received', 'confirmed', 'access', 'activated', 'porting-requested', 'porting-answered'],
        progress: { state: 'pending', porting: { state: 'REJECTED', code: 'AIF' } },
      })
      expect((await answer(ported, { code: codeOf(order), answer: 'Katharina Müller' })).status).toBe(404)
      expect((await answer(ported, { code, answer: '' })).status).toBe(400)
      const taken = await answer(ported, { code, answer: ' Katharina Müller ' })
      expect(taken.body).toMatchObject({ progress: { state: 'inProgress', porting: { state: 'CORRECTED' } } })
      // who has the link reads no more of it than that it came
      expect(JSON.stringify(taken.body)).not.toContain('Müller')
      expect((await answer(ported, { code, answer: 'Noch etwas' })).status).toBe(409)
      const { events } = (await asOperator('GET', `/${order_id}`)).body as { events: object[] }
      expect(events.at(-1)).toMatchObject({ kind: 'porting-corrected', data: { answer: 'Katharina Müller' } })
    })

    it('tells of the same refusal again when it comes again', async () => {
      await move({ kind: 'porting-rejected', code: 'AIF' }, ported.order_id)
      expect((await statusBy(ported.order_id, codeOf(ported))).body).toMatchObject({ progress: { state: 'pending' } })
    })

    // characters beyond the basic plane were counted once when taken and twice when read, which no page survived
    it('reads the longest answer again that it takes, and answers with the receipts of what was declared', async () => {
      const { order_id, name, email } = ported
      const payload = { name, contract: order_id, email }
      await shop.inject({ method: 'POST', url: '/api/withdrawals', payload })
      const code = codeOf(ported)
      const longest = '𝔄'.repeat(500)
      expect((await answer(ported, { code, answer: `${longest}𝔄` })).status).toBe(400)
      const taken = await answer(ported, { code, answer: longest })
      const shown = await statusBy(order_id, code)
      expect([taken.status, shown.status]).toEqual([200, 200])
      expect(taken.body).toEqual(shown.body)
      expect(JSON.stringify(taken.body)).toContain('Eingang Ihres Widerrufs')
      await move({ kind: 'porting-rejected', code: 'AIF' }, order_id)
    })
  })

  describe('GET /operator/orders', () => {
    it('lists the newest orders without a word of who ordered them', async () => {
      const { body } = await asOperator('GET', '')
      expect(body.orders).toMatchObject([
        { order_id: ported.order_id, state: 'pending' },
        { order_id: other.order_id, state: 'acknowledged' },
        { order_id: order.order_id, state: 'completed' },
      ])
      expect(JSON.stringify(body)).not.toMatch(/katharina|beispiel|Lindenstraße/)
    })

    it('shows what has happened to one of them and what may happen next', async () => {
      expect((await asOperator('GET', `/${order.order_id}`)).body).toMatchObject({
        events: [
          { kind: 'confirmed', at: MONDAY, data: {} },
          { kind: 'dispatched', data: { parcel: 'JD000390' } },
          { kind: 'appointment' },
          // its mail was sent, but nothing said so
          { kind: 'provisioned', at: MONDAY },
          { kind: 'activated', at: MONDAY },
        ],
        possible: ['cancellation-requested'],
        declarations: [],
      })
    })

    // nothing told an operator of a withdrawal
    it('shows what its customer has declared', async () => {
      expect((await asOperator('GET', `/${ported.order_id}`)).body).toMatchObject({
        declarations: [
          {
            kind: 'withdrawal',
            number: expect.stringMatching(/^WR-/) as string,
            received_at: expect.any(String) as string,
          },
        ],
      })
    })
  })

  describe('POST /orders/status-access', () => {
    it('gives the link to whoever knows number, e-mail address and birth date', async () => {
      const answer = await access({
        ...OWN,
        order_id: ` ${other.order_id.toLowerCase().replaceAll('-', ' ')} `,
        email: 'Katharina@Beispiel.de ',
      })
      expect([answer.statusCode, answer.json()]).toEqual([200, { path: other.status }])
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    it('refuses every wrong guess with the same answer', async () => {
      const guesses = [
        { ...OWN, order_id: 'NB-2026-ZZZZZZ' },
        { ...OWN, order_id: 'x' },
        { ...OWN, order_id: other.order_id, email: 'katharina@beispiel.com' },
        { ...OWN, order_id: other.order_id, birth_date: '1990-03-28' },
        { ...OWN, order_id: other.order_id, birth_date: '' },
        { order_id: other.order_id, email: '', birth_date: '' },
      ]
      const before = shop.logged().length
      const seen = new Set<string>()
      for (const guess of guesses) {
        const { statusCode, headers, body } = await access(guess, '203.0.113.8')
        const { trace_id: _, ...said } = JSON.parse(body) as { trace_id: string }
        seen.add(JSON.stringify([statusCode, headers['cache-control'], headers['content-type'], said]))
      }
      expect([...seen]).toEqual([expect.stringContaining('Zu diesen Angaben haben wir keinen Auftrag gefunden.')])
      // statements are logged without what is asked for
      const statements = shop
        .logged()
        .slice(before)
        .filter((line) => line.includes('from \\"shop_order\\"') && line.includes('"request_id"'))
      expect(new Set(statements.map((line) => (JSON.parse(line) as { statement: string }).statement)).size).toBe(1)
      expect(statements).toHaveLength(guesses.length)
    })

    it('ends guesses at one number from ever new addresses, whether it exists or not', async () => {
      for (const order_id of [order.order_id, 'NB-2026-YYYYYY']) {
        const statuses: number[] = []
        for (let nth = 0; nth <= TRIES_PER_HOUR; nth += 1) {
          statuses.push((await access({ ...OWN, order_id, birth_date: '1990-01-01' }, `198.51.100.${nth}`)).statusCode)
        }
        expect(statuses).toEqual([...Array<number>(TRIES_PER_HOUR).fill(404), 429])
      }
      // the owner has the link
      expect((await access({ ...OWN, order_id: order.order_id }, '192.0.2.1')).statusCode).toBe(429)
      expect((await statusNow()).order_id).toBe(order.order_id)
    })

    it('ends guesses of one address at ever new numbers', async () => {
      const statuses: number[] = []
      for (let nth = 0; nth <= 10; nth += 1) {
        statuses.push((await access({ ...OWN, order_id: `NB-2026-AAAA${nth + 10}` }, '203.0.113.9')).statusCode)
      }
      expect(statuses).toEqual([...Array<number>(10).fill(404), 429])
    })

    it('leaves nothing of them in the log', () => {
      const log = shop.logged().join('\n')
      expect(log).not.toMatch(/katharina|Müller|1990-0[13]|NB-2026|203\.0\.113\.9/i)
      expect(log).not.toContain(codeOf(order))
    })
  })

  describe('an order that is reduced', () => {
    it('keeps no word of what its customer has answered, and that it was answered', async () => {
      const headers = { 'x-operator-key': (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim() }
      const url = `/api/operator/personal-data/${ported.order_id}?contract-ended=yes`
      expect((await shop.send({ method: 'DELETE', url, headers })).status).toBe(200)
      const shown = (await asOperator('GET', `/${ported.order_id}`)).body as { events: object[] }
      expect(shown.events).toContainEqual({ kind: 'porting-corrected', at: MONDAY, data: {} })
      expect((await statusBy(ported.order_id, codeOf(ported))).body).toMatchObject({ email: '' })
    })
  })

  describe('a step', () => {
    it('writes one mail for what the customer has to know', async () => {
      const { mails } = await shop.stored()
      const keys = mails.filter(({ order_id }) => order_id === order.order_id).map(({ key }) => key)
      expect(keys.toSorted()).toEqual([
        `access ${order.order_id}`,
        `activated ${order.order_id}`,
        `appointment ${order.order_id} 3`,
        `dispatched ${order.order_id}`,
        `order-confirmed ${order.order_id}`,
        `order-received ${order.order_id}`,
      ])
      expect(
        mails.filter(({ kind, order_id }) => kind === 'porting-rejected' && order_id === ported.order_id),
      ).toHaveLength(3)
      const activated = JSON.stringify(mails.find(({ key }) => key === `activated ${order.order_id}`)?.blocks)
      // its days are those of the contract, not those of the order
      expect(activated).toContain('30.11.2028')
    })
  })
})
