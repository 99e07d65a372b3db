import type { ContractSummary } from '@nimbus/shared-contracts/order'
import { aConnection, aCustomer, aPayload, aPayment, Customer, theConsents, type Answer } from '../../testing/customer'
import { pglite } from '../../testing/engines'
import { shopOn } from '../../testing/shop-on'

jest.setTimeout(120_000)

/** Of a change of provider, whose connection has no situation. */
const startOn = (start_date?: string): object => {
  const { connection } = aConnection(start_date ? { start: 'DATE', start_date } : {}) as { connection: object }
  const { situation: _, ...asked } = connection as { situation: string }
  return { connection: asked }
}
const endOn = (contract_end_date: string): object => ({
  provider_change: {
    business_case: 'KUE_ORN',
    provider: 'Talklinie',
    contract_end: 'KNOWN_DATE',
    contract_end_date,
    holders: [{ first_name: 'Ada', last_name: 'Ng' }],
    authorise: true,
  },
})

const refusal = (field: string, rule: string) => ({ status: 422, body: { details: [{ field, rule }] } })
const EARLIER = refusal('connection.start_date', 'dateMinimum')
const LATER = refusal('provider_change.contract_end_date', 'dateMaximum')

describe('start and end of the former contract, in the two steps that ask for them', () => {
  const { send } = shopOn(pglite)

  async function changing() {
    const customer = await Customer.arrive(send)
    await customer.checkAddress()
    return draftOf(customer)
  }

  async function draftOf(customer: Customer) {
    const { body } = await customer.initiate(aPayload(), undefined, 'provider-change')
    const id = String(body.temp_order_id)
    const save = (scope: string, values: object): Promise<Answer> => customer.save(id, scope, values)
    await save('CUSTOMER', aCustomer())
    return { customer, id, totalHash: String(body.total_hash), save }
  }

  const line = ({ save }: Awaited<ReturnType<typeof changing>>, day?: string) => save('CONNECTION', startOn(day))
  const change = ({ save }: Awaited<ReturnType<typeof changing>>, day: string) => save('PROVIDER_CHANGE', endOn(day))

  // a start could be wished months before the former contract ends
  it('are compared whichever is saved first, and each can be changed so that they fit', async () => {
    const order = await changing()
    expect((await line(order, '2026-12-15')).status).toBe(200)
    expect(await change(order, '2027-03-27')).toMatchObject(LATER)
    expect((await line(order, '2027-03-27')).status).toBe(200)
    expect((await change(order, '2027-03-27')).status).toBe(200)
    expect(await line(order, '2027-03-26')).toMatchObject(EARLIER)
    expect((await line(order)).status).toBe(200)
    expect((await change(order, '2027-06-30')).status).toBe(200)
  })

  // the maximum of the start was six months ahead, that of the end the start: the two steps led to each other in a circle
  it('can lie as far ahead as the former contract, and be moved there together', async () => {
    const order = await changing()
    expect((await line(order, '2027-01-15')).status).toBe(200)
    expect((await change(order, '2027-01-15')).status).toBe(200)
    expect(await change(order, '2027-10-31')).toMatchObject(LATER)
    expect((await line(order, '2027-10-31')).status).toBe(200)
    expect((await change(order, '2027-10-31')).status).toBe(200)
  })

  // which kept answers are, in the order of the steps
  it('are saved again into a new draft as they were into the old one', async () => {
    const first = await changing()
    for (const order of [first, await draftOf(first.customer)]) {
      expect((await line(order, '2027-10-31')).status).toBe(200)
      expect((await change(order, '2027-10-31')).status).toBe(200)
    }
  })

  it('tell the page what the other step has saved', async () => {
    const order = await changing()
    await line(order, '2026-12-15')
    const { body } = await order.customer.form(order.id, 'PROVIDER_CHANGE')
    const { form } = body.definitionSchema as { form: { links?: object[] }[] }
    expect(form[0]?.links).toEqual([
      { label: 'Gewünschten Start (15.12.2026) ändern', href: '/checkout?step=connection', here: true },
    ])
    expect(JSON.stringify(body.validationSchema)).toContain('"dateMaximum":"2026-12-15"')
  })

  it('stand in the summary, above the button and in the order', async () => {
    const order = await changing()
    await line(order)
    await change(order, '2027-03-27')
    await order.save('PAYMENT', aPayment())
    await order.save('CONSENTS', theConsents())
    const summary: ContractSummary = await order.customer.summary(order.id)
    const said = 'Gewünschter Start: So bald wie möglich, nicht vor dem Ende Ihres bisherigen Vertrags am 27.03.2027'
    expect(summary.start).toEqual({
      title: said,
      text: expect.stringContaining(
        'nicht erst mit der Freischaltung. Bis zur Freischaltung zahlen Sie nichts',
      ) as string,
    })
    expect(summary.sections.flatMap(({ rows }) => rows.flatMap(({ text }) => text)).join(' ')).toContain(said)
    await order.customer.confirm(order.id, summary.version, order.totalHash)
    const { status, body } = await order.customer.submit(order.id)
    expect([status, body.landline]).toEqual([
      200,
      expect.objectContaining({ provider_change: { business_case: 'KUE_ORN', contract_end_date: '2027-03-27' } }),
    ])
  })
})
