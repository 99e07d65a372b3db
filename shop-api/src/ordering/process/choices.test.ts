import { readFile } from 'node:fs/promises'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import type { CartResponse, OrderResult } from '@nimbus/shared-contracts/order'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { POOL } from '../../forms/fields/pool'
import { aConnection, aCustomer, ADDRESS, Customer } from '../../testing/customer'
import { onEachEngine } from '../../testing/engines'
import { shopOn } from '../../testing/shop-on'

jest.setTimeout(120_000)

const HOUR_MS = 3_600_000
const APPOINTMENT = 'connection.appointment'
/** The first working day after the last day to withdraw, Friday 11 December, from NOON on. */
const FIRST = '2026-12-14T08'
const SECOND = '2026-12-14T12'
/** Teams of a region. */
const PLACES = 3

interface Option {
  value: string
  label: string
}

/** Moves the real time, by which things are held; timers go on, since the database needs them. */
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
  // each test has its own time, and begins when all that was held before is free again
  let real = Date.now()
  beforeEach(() => {
    real += 2 * HOUR_MS
    setRealTime(real)
  })
  afterEach(() => jest.useRealTimers())

  /** What the operator says of an order. */
  async function tell(orderId: string, kind: string): Promise<number> {
    const headers = { 'x-operator-key': (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim() }
    const url = `/api/operator/orders/${orderId}/events`
    return (await send({ method: 'POST', url, headers, payload: { kind } })).status
  }

  const withVisit = (slot: string, over: object = {}) => aConnection({ socket: 'NONE', appointment: slot, ...over })

  /** Somebody at the step of the line, at an address with fibre. */
  async function atTheLine(): Promise<{ customer: Customer; order: CartResponse; id: string }> {
    const customer = await Customer.arrive(send)
    await customer.checkAddress()
    const order = (await customer.initiate()).body as unknown as CartResponse
    return { customer, order, id: order.temp_order_id }
  }
  const optionsOf = async (customer: Customer, id: string, scope: string, field: string): Promise<Option[]> => {
    const { definitionSchema } = (await customer.form(id, scope)).body as unknown as FormSchema
    return definitionSchema.definitions[field]?.options ?? []
  }
  const choices = async (area: string, customer: Customer, id: string, scope: string, page = 0): Promise<string[]> => {
    const { body } = await customer.call('GET', `/${area}/order/${id}/choices/${scope}?page=${page}`)
    return (body.options as Option[]).map(({ value }) => value)
  }

  describe('the visit of a technician', () => {
    it('is offered on working days after the time to withdraw, three times a day, and later ones on request', async () => {
      const { customer, id } = await atTheLine()
      expect(await optionsOf(customer, id, 'CONNECTION', APPOINTMENT)).toEqual([
        { value: FIRST, label: 'Montag, 14.12.2026, 8 bis 12 Uhr' },
        { value: SECOND, label: 'Montag, 14.12.2026, 12 bis 16 Uhr' },
        { value: '2026-12-14T16', label: 'Montag, 14.12.2026, 16 bis 20 Uhr' },
        { value: '2026-12-15T08', label: 'Dienstag, 15.12.2026, 8 bis 12 Uhr' },
        { value: '2026-12-15T12', label: 'Dienstag, 15.12.2026, 12 bis 16 Uhr' },
        { value: '2026-12-15T16', label: 'Dienstag, 15.12.2026, 16 bis 20 Uhr' },
        { value: 'LATER', label: expect.any(String) },
      ])
      expect(await choices('landline', customer, id, 'CONNECTION', 1)).toEqual([
        '2026-12-16T08',
        '2026-12-16T12',
        '2026-12-16T16',
        '2026-12-17T08',
        '2026-12-17T12',
        '2026-12-17T16',
        'LATER',
      ])
    })

    it('has to be answered where the socket is missing, and may be left to later', async () => {
      const { customer, id } = await atTheLine()
      const missing = await customer.save(id, 'CONNECTION', aConnection({ socket: 'NONE' }))
      expect(missing).toMatchObject({ status: 422, body: { details: [{ field: APPOINTMENT, rule: 'required' }] } })
      expect((await customer.save(id, 'CONNECTION', withVisit('LATER'))).status).toBe(200)
    })

    it.each(['2026-12-11T08', '2026-12-12T08', '2026-12-25T08', '2027-12-10T08'])(
      'is refused at %s, which nobody offers',
      async (slot) => {
        const { customer, id } = await atTheLine()
        expect((await customer.save(id, 'CONNECTION', withVisit(slot))).status).toBe(409)
      },
    )

    it('is refused after the day on which the service is to begin', async () => {
      const { customer, id } = await atTheLine()
      const start = { start: 'DATE', start_date: '2026-12-14' }
      expect((await customer.save(id, 'CONNECTION', withVisit('2026-12-15T08', start))).status).toBe(409)
      expect((await customer.save(id, 'CONNECTION', withVisit('2026-12-14T08', start))).status).toBe(200)
    })

    it('is refused before the customer moves in, and so is a start', async () => {
      const { customer, id } = await atTheLine()
      const moving = { situation: 'MOVING_IN', move_in_date: '2026-12-15' }
      expect((await customer.save(id, 'CONNECTION', withVisit('2026-12-14T08', moving))).status).toBe(409)
      expect((await customer.save(id, 'CONNECTION', withVisit('2026-12-15T08', moving))).status).toBe(200)
      const start = { ...moving, start: 'DATE', start_date: '2026-12-14' }
      expect(await customer.save(id, 'CONNECTION', aConnection(start))).toMatchObject({
        status: 422,
        body: { details: [{ field: 'connection.start_date', rule: 'notBefore' }] },
      })
    })

    // the same list came again with each refusal, and nothing of it could be chosen
    it('is offered from the move and up to the wished start on alone, and later where nothing is left', async () => {
      const { customer, id } = await atTheLine()
      const optionsIn = ({ body }: Awaited<ReturnType<Customer['save']>>): string[] =>
        (body.details as { options: Option[] }[])[0]!.options.map(({ value }) => value)
      const move = { situation: 'MOVING_IN', move_in_date: '2026-12-16' }
      const refused = await customer.save(id, 'CONNECTION', withVisit(FIRST, move))
      expect(optionsIn(refused)[0]).toBe('2026-12-16T08')
      const until = { ...move, start: 'DATE', start_date: '2026-12-16' }
      const onTheDay = await customer.save(id, 'CONNECTION', withVisit(FIRST, until))
      expect(optionsIn(onTheDay)).toEqual(['2026-12-16T08', '2026-12-16T12', '2026-12-16T16', 'LATER'])
      const farAhead = { situation: 'MOVING_IN', move_in_date: '2027-05-20' }
      const none = await customer.save(id, 'CONNECTION', withVisit(FIRST, farAhead))
      expect(optionsIn(none)).toEqual(['LATER'])
      expect(JSON.stringify(none.body.details)).toContain('Bitte wählen Sie „Später abstimmen“')
      expect((await customer.save(id, 'CONNECTION', withVisit('LATER', move))).status).toBe(200)
      expect((await choices('landline', customer, id, 'CONNECTION'))[0]).toBe('2026-12-16T08')
    })

    it('has as many places as there are teams, also for six at once; the others hear what is free', async () => {
      const customers = await Promise.all(Array.from({ length: 6 }, atTheLine))
      const answers = await Promise.all(
        customers.map(({ customer, id }) => customer.save(id, 'CONNECTION', withVisit(FIRST))),
      )
      const refused = answers.filter(({ status }) => status === 409)
      expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([PLACES, 3])
      const [detail] = refused[0]!.body.details as { field: string; options: Option[] }[]
      expect([detail?.field, detail?.options[0]?.value]).toEqual([APPOINTMENT, SECOND])
    })

    it('is given free an hour later, and when another one is chosen', async () => {
      const [one, two] = [await atTheLine(), await atTheLine()]
      for (const { customer, id } of [one, two, await atTheLine()])
        await customer.save(id, 'CONNECTION', withVisit(FIRST))
      const late = await atTheLine()
      const tryFirst = async () => (await late.customer.save(late.id, 'CONNECTION', withVisit(FIRST))).status
      expect(await tryFirst()).toBe(409)
      await one.customer.save(one.id, 'CONNECTION', withVisit(SECOND))
      expect(await tryFirst()).toBe(200)
      setRealTime(real + HOUR_MS)
      const next = await atTheLine()
      expect((await next.customer.save(next.id, 'CONNECTION', withVisit(FIRST))).status).toBe(200)
    })

    it('belongs to the order once it is sent, and an order whose time is gone is refused as a whole', async () => {
      const filledIn = await Promise.all(
        Array.from({ length: PLACES + 1 }, async (_, nth) => {
          const found = await atTheLine()
          // the last one holds another time, and takes the first after its hour is over
          const slot = nth < PLACES ? '2026-12-17T08' : '2026-12-17T12'
          await found.customer.fillIn(found.order, { CUSTOMER: aCustomer(), CONNECTION: withVisit(slot) })
          return found
        }),
      )
      const [first, ...rest] = await Promise.all(
        filledIn.slice(0, PLACES).map(({ customer, id }) => customer.submit(id, 'k')),
      )
      const { landline } = first!.body as unknown as OrderResult
      expect(landline?.appointment).toEqual({ day: '2026-12-17', from: 8, till: 12 })
      expect(rest.map(({ status }) => status)).toEqual([200, 200])
      setRealTime(real + 2 * HOUR_MS)
      const last = filledIn[PLACES]!
      expect((await last.customer.save(last.id, 'CONNECTION', withVisit('2026-12-17T08'))).status).toBe(409)
      for (let nth = 0; nth < PLACES; nth += 1) {
        const faster = await atTheLine()
        await faster.customer.save(faster.id, 'CONNECTION', withVisit('2026-12-17T12'))
      }
      const refused = await last.customer.submit(last.id, 'k2')
      expect(refused).toMatchObject({ status: 409, body: { details: [{ field: APPOINTMENT, rule: 'taken' }] } })
      setRealTime(real + 4 * HOUR_MS)
      expect((await last.customer.submit(last.id, 'k2')).status).toBe(200)
    })
  })

  it('gives the time of a visit free with the order that it was for', async () => {
    const time = '2026-12-18T08'
    const orders = await Promise.all(
      Array.from({ length: PLACES }, async () => {
        const { customer, order, id } = await atTheLine()
        await customer.fillIn(order, { CUSTOMER: aCustomer(), CONNECTION: withVisit(time) })
        return (await customer.submit(id, 'k')).body as unknown as OrderResult
      }),
    )
    const late = await atTheLine()
    const tryIt = async () => (await late.customer.save(late.id, 'CONNECTION', withVisit(time))).status
    // what doesn't end an order keeps its time
    expect(await tell(orders[0]!.order_id, 'held')).toBe(200)
    expect(await tryIt()).toBe(409)
    expect(await tell(orders[0]!.order_id, 'rejected')).toBe(200)
    expect(await tryIt()).toBe(200)
  })

  describe('a new mobile number', () => {
    const payload = { cart: { tariff: { id: 'mobil-m-24' }, options: [], promotions: [] } }
    const withNumber = (phone_number?: string) => ({ delivery: { sim_type: 'ESIM', phone_number } })

    async function atTheSim(): Promise<{ customer: Customer; order: CartResponse; id: string }> {
      const customer = await Customer.arrive(send, 'mobile')
      const order = (await customer.initiate(payload)).body as unknown as CartResponse
      return { customer, order, id: order.temp_order_id }
    }

    it('is offered from the numbers that are nobody’s, other ones on request, and chosen by nobody at first', async () => {
      const { customer, id } = await atTheSim()
      const { definitionSchema } = (await customer.form(id, 'SIM_DELIVERY')).body as unknown as FormSchema
      const options = definitionSchema.definitions['delivery.phone_number']?.options ?? []
      expect(options).toHaveLength(5)
      expect(options[0]?.value).toBe('ANY')
      expect(options.slice(1).every(({ value }) => POOL.includes(value))).toBe(true)
      expect(options[1]?.label).toMatch(/^(0171 39200\d\d|0176 040690\d\d)$/)
      expect(definitionSchema.dataset).toMatchObject({ delivery: { phone_number: 'ANY' } })
      expect(await choices('mobile', customer, id, 'SIM_DELIVERY')).toHaveLength(5)
      expect((await customer.save(id, 'SIM_DELIVERY', withNumber())).status).toBe(200)
    })

    it('is one customer’s of five who want it at once, and stays that of the order', async () => {
      const customers = await Promise.all(Array.from({ length: 5 }, atTheSim))
      const number = POOL[7]!
      const answers = await Promise.all(
        customers.map(({ customer, id }) => customer.save(id, 'SIM_DELIVERY', withNumber(number))),
      )
      expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409])
      const { customer, order, id } = customers[answers.findIndex(({ status }) => status === 200)]!
      await customer.fillIn(order, { CUSTOMER: aCustomer({ address: ADDRESS }) })
      const { body } = await customer.submit(id, 'k')
      expect((body as unknown as OrderResult).mobile?.phone_number).toBe('0171 3920007')
      setRealTime(real + 2 * HOUR_MS)
      const later = await atTheSim()
      expect((await later.customer.save(later.id, 'SIM_DELIVERY', withNumber(number))).status).toBe(409)
    })

    it('is free again once its order is cancelled', async () => {
      const number = POOL[11]!
      const { customer, order, id } = await atTheSim()
      await customer.fillIn(order, { CUSTOMER: aCustomer({ address: ADDRESS }), SIM_DELIVERY: withNumber(number) })
      const { order_id } = (await customer.submit(id, 'k')).body as unknown as OrderResult
      const next = await atTheSim()
      const tryIt = async () => (await next.customer.save(next.id, 'SIM_DELIVERY', withNumber(number))).status
      expect(await tryIt()).toBe(409)
      expect(await tell(order_id, 'cancelled')).toBe(200)
      expect(await tryIt()).toBe(200)
    })

    // each gave its own back before it took the other's, and waited for what the other had not given back yet
    it('is refused to two who want each other’s at once, and neither waits for the other for ever', async () => {
      for (let round = 0; round < 8; round += 1) {
        const [one, two] = [await atTheSim(), await atTheSim()]
        const [ones, twos] = [withNumber(POOL[20]), withNumber(POOL[21])]
        await one.customer.save(one.id, 'SIM_DELIVERY', ones)
        await two.customer.save(two.id, 'SIM_DELIVERY', twos)
        const answers = await Promise.all([
          one.customer.save(one.id, 'SIM_DELIVERY', twos),
          two.customer.save(two.id, 'SIM_DELIVERY', ones),
        ])
        expect(statusesOf(answers)).toEqual([409, 409])
        for (const { customer, id } of [one, two]) await customer.save(id, 'SIM_DELIVERY', withNumber())
      }
    })

    it.each(['0171392009', '017139200999', '01712345678', 'SOME'])('%s is none of ours', async (number) => {
      const { customer, id } = await atTheSim()
      expect((await customer.save(id, 'SIM_DELIVERY', withNumber(number))).status).toBe(422)
    })

    it('is asked of who changes the provider only without the old number', async () => {
      const customer = await Customer.arrive(send, 'mobile')
      const { body } = await customer.initiate(payload, undefined, 'provider-change')
      const id = String(body.temp_order_id)
      expect(await optionsOf(customer, id, 'SIM_DELIVERY', 'delivery.phone_number')).toEqual([])
      const wish = { wanted: 'NO', new_number: POOL[150] }
      expect((await customer.save(id, 'NUMBER_PORTING', { porting: wish })).status).toBe(200)
      const held = await optionsOf(customer, id, 'NUMBER_PORTING', 'porting.new_number')
      expect(held.map(({ value }) => value)).toContain(POOL[150])
    })
  })
})
