import { readFile } from 'node:fs/promises'
import { ledger } from '@nimbus/shared-contracts/money'
import type { CartResponse, OrderResult } from '@nimbus/shared-contracts/order'
import { bundledCatalogue } from '../../catalogue/data/bundled'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { aConnection, aCustomer, aPayload, aPayment, Customer, theConsents, type Answer } from '../../testing/customer'
import { onEachEngine } from '../../testing/engines'
import { shopOn } from '../../testing/shop-on'

jest.setTimeout(120_000)

const CONFLICT = [409, 'AlreadyOrderedException', 'Diese Bestellung ist bereits abgeschickt.']
const refusalOf = ({ status, body }: Answer): unknown[] => [status, body.error, body.message]

onEachEngine((start) => {
  const shop = shopOn(start)
  const { send } = shop

  /** Another tab of the same session: its own draft, filled in and agreed to. */
  async function anotherTab(customer: Customer, payload = aPayload(), kind = 'new-contract'): Promise<CartResponse> {
    const order = (await customer.initiate(payload, undefined, kind)).body as CartResponse
    await customer.fillIn(order, { CUSTOMER: aCustomer(), CONNECTION: aConnection() })
    return order
  }

  describe('one draft', () => {
    it.each([
      ['the same key', () => 'same'],
      ['a key each', (nth: number) => `key-${nth}`],
      ['no key', () => undefined],
    ])('submitted eight times at once with %s is one order', async (_what, keyOf) => {
      const customer = await Customer.arrive(send)
      const { temp_order_id } = await customer.prepare()
      const tries = Array.from({ length: 8 }, (_, nth) => customer.submit(temp_order_id, keyOf(nth)))
      const answers = await Promise.all(tries)
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect(answers).toEqual(Array(8).fill(answers[0]))
    })

    it('whose answer was lost is the same order for every later try', async () => {
      const customer = await Customer.arrive(send)
      const { temp_order_id } = await customer.prepare()
      const lost = await customer.submit(temp_order_id, 'first')
      // the clock, and with it the summary, moves on before the tab asks again
      shop.setClock('2026-11-28T11:00:00.000Z')
      for (const key of ['first', 'second', undefined]) expect(await customer.submit(temp_order_id, key)).toEqual(lost)
    })

    it('does not share its key with another one', async () => {
      const customer = await Customer.arrive(send)
      const first = await customer.prepare()
      const second = await anotherTab(customer, aPayload({ hardware: [] }))
      await customer.submit(first.temp_order_id, 'shared')
      const { status, body } = await customer.submit(second.temp_order_id, 'shared')
      expect([status, body.error]).toEqual([409, 'IdempotencyConflictException'])
      expect(body.message).toBe(
        'Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu.',
      )
    })
  })

  describe('two drafts of one cart in a session', () => {
    it('are one order when both are submitted at the same moment', async () => {
      const customer = await Customer.arrive(send)
      const drafts = [await customer.prepare(), await anotherTab(customer), await anotherTab(customer)]
      const answers = await Promise.all(
        drafts.map(({ temp_order_id }, nth) => customer.submit(temp_order_id, `tab-${nth}`)),
      )
      const made = answers.filter(({ status }) => status === 200)
      expect(made).toHaveLength(1)
      const { order_id } = made[0]!.body as OrderResult
      const refused = answers.filter((answer) => !made.includes(answer))
      expect(refused.map(refusalOf)).toEqual([CONFLICT, CONFLICT])
      expect(refused.map(({ body }) => body.details)).toEqual([[{ order_id }], [{ order_id }]])
    })

    it('are one order when the second comes later, and whatever is tried again', async () => {
      const customer = await Customer.arrive(send)
      const first = await customer.prepare()
      const second = await anotherTab(customer)
      const { body } = await customer.submit(first.temp_order_id, 'tab-1')
      for (const key of ['tab-2', 'tab-2', undefined]) {
        const answer = await customer.submit(second.temp_order_id, key)
        expect([refusalOf(answer), answer.body.details]).toEqual([CONFLICT, [{ order_id: body.order_id }]])
      }
      expect((await customer.submit(first.temp_order_id, 'tab-3')).body).toEqual(body)
    })

    it('are one order whatever the order of their items and where the shopper came from', async () => {
      const customer = await Customer.arrive(send)
      const first = await customer.prepare()
      const turned = aPayload({ options: [{ id: 'anschluss-internet-telefon' }] })
      const second = await anotherTab(customer, { ...turned, context: { ...turned.context, tracking_id: 'mail' } })
      await customer.submit(first.temp_order_id)
      expect(refusalOf(await customer.submit(second.temp_order_id))).toEqual(CONFLICT)
    })

    it('stay two where they order something else, or for another address', async () => {
      const customer = await Customer.arrive(send)
      const router = await customer.prepare()
      const noRouter = await anotherTab(customer, aPayload({ hardware: [] }))
      const dsl = { tariff: { id: 'dsl-m-24' }, hardware: [] }
      const here = await anotherTab(customer, aPayload(dsl))
      await customer.checkAddress({ zipcode: '39576', city: 'Stendal', street: 'Feldstraße', house_no: '7' })
      const there = await anotherTab(customer, aPayload(dsl, 'feldstraße 7, 39576 stendal'))
      const submitted = [router, noRouter, here, there].map(({ temp_order_id }) => customer.submit(temp_order_id))
      const answers = await Promise.all(submitted)
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(4)
    })

    it('stay two in two sessions', async () => {
      const results = [await (await Customer.arrive(send)).buy(), await (await Customer.arrive(send)).buy()]
      expect(new Set(results.map(({ order_id }) => order_id)).size).toBe(2)
    })
  })

  describe('what was agreed', () => {
    const noAgreement = {
      status: 422,
      body: { error: 'IncompleteOrderDataException', details: [{ scope: 'ORDER_OVERVIEW' }] },
    }

    it.each([
      ['CUSTOMER', aCustomer({ email: 'tippfehler@beispiel.de' })],
      ['CONNECTION', aConnection({ start: 'DATE', start_date: '2027-01-15' })],
      ['PAYMENT', aPayment({ iban: 'DE02120300000000202051' })],
      ['CONSENTS', { consents: { terms: true, early_start: true } }],
    ])('is withdrawn by other values of %s (STO-24)', async (scope, values) => {
      const customer = await Customer.arrive(send)
      const { temp_order_id: id, total_hash } = await customer.prepare()
      const { status, body } = await customer.save(id, scope, values)
      expect([status, body.details]).toEqual([200, undefined])
      expect(body.saved).not.toContain('ORDER_OVERVIEW')
      expect(await customer.submit(id)).toMatchObject(noAgreement)
      await customer.confirm(id, (await customer.summary(id)).version, total_hash)
      expect((await customer.submit(id)).status).toBe(200)
    })

    it('stays when the same values come again, typed in another way or masked', async () => {
      const customer = await Customer.arrive(send)
      const { temp_order_id: id } = await customer.prepare()
      for (const [scope, values] of [
        ['CUSTOMER', aCustomer({ phone: '+49 345 279580', last_name: ' Müller-Lüdenscheidt ' })],
        ['CONNECTION', aConnection()],
        ['PAYMENT', aPayment()],
        ['PAYMENT', aPayment({ iban: 'DE89 **** 3000' })],
        ['CONSENTS', theConsents()],
      ] as const) {
        const { body } = await customer.save(id, scope, values)
        expect([scope, body.saved]).toEqual([scope, expect.arrayContaining(['ORDER_OVERVIEW'])])
      }
      expect((await customer.submit(id)).status).toBe(200)
    })

    it.each([
      ['CUSTOMER', aCustomer({ email: 'tippfehler@beispiel.de' })],
      ['PAYMENT', aPayment({ iban: 'DE02120300000000202051' })],
    ])('has to be to the %s that was shown', async (scope, values) => {
      const customer = await Customer.arrive(send)
      const { temp_order_id: id, total_hash } = await customer.prepare()
      const shown = await customer.summary(id)
      await customer.save(id, scope, values)
      const { status, body } = await customer.confirm(id, shown.version, total_hash)
      expect([status, body.error]).toEqual([409, 'SummaryOutdatedException'])
      const now = await customer.summary(id)
      expect(body.details).toEqual([{ summary_version: now.version }])
      expect({ ...now, version: '', pdf: '' }).toEqual({ ...shown, version: '', pdf: '' })
      expect((await customer.confirm(id, now.version, total_hash)).status).toBe(200)
    })

    it('is refused with both sums when the price has changed since, each time anew', async () => {
      const customer = await Customer.arrive(send)
      const { temp_order_id: id } = await customer.prepare()
      const firstMonth = ({ conditions }: CartResponse['sums']): number => ledger(conditions).months[0]!
      for (const [before, after] of [
        [695, 795],
        [795, 895],
      ] as const) {
        await applyRouterPrice(after)
        const { status, body } = await customer.submit(id, 'submit')
        expect([status, body.error]).toEqual([409, 'PriceChangedException'])
        const [detail] = body.details as [{ old: CartResponse['sums']; new: CartResponse['sums']; total_hash: string }]
        expect([firstMonth(detail.old), firstMonth(detail.new)]).toEqual([995 + before, 995 + after])
        await customer.confirm(id, (await customer.summary(id)).version, detail.total_hash)
      }
      expect((await customer.submit(id, 'submit')).status).toBe(200)
      await applyRouterPrice(695)
    })
  })

  async function applyRouterPrice(monthly: number): Promise<void> {
    const data = structuredClone(bundledCatalogue())
    data.catalogue.version = `router-${monthly}`
    data.items.hardware.flatMap(({ items }) => items).find(({ id }) => id === 'router-hub')!.monthly = monthly
    const headers = { 'x-operator-key': (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim() }
    const answer = await shop.inject({ method: 'POST', url: '/api/operator/catalogue', headers, payload: { data } })
    expect(answer.statusCode).toBe(200)
  }
})
