import type { FormSchema } from '@nimbus/shared-contracts/forms'
import type { CartResponse, OrderResult } from '@nimbus/shared-contracts/order'
import { ledger, totalOver } from '@nimbus/shared-contracts/money'
import {
  ADDRESS,
  aCustomer,
  aConnection,
  aPayload,
  aPayment,
  Customer,
  IBAN,
  TARIFF,
  theConsents,
} from '../../testing/customer'
import { onEachEngine } from '../../testing/engines'
import { NOON, SHOP_ORIGIN } from '../../testing/shop'
import { shopOn } from '../../testing/shop-on'

jest.setTimeout(60_000)

onEachEngine((start) => {
  const shop = shopOn(start)
  const { send } = shop
  const arrive = (): Promise<Customer> => Customer.arrive(send)

  describe('a landline order', () => {
    it('goes from the cart to an order number with its legal dates and documents', async () => {
      const customer = await arrive()
      const result = await customer.buy()
      expect(result.order_id).toMatch(/^NB-2026-[2-9A-HJ-NP-Z]{6}$/)
      expect(result).toMatchObject({
        ordered_at: NOON,
        withdraw_until: '2026-12-11',
        term_ends_on: '2028-11-27',
        notice_until: '2028-10-27',
        email: 'katharina@beispiel.de',
      })
      // prices run from the day on which the line works, which nobody knows yet
      expect(result).not.toHaveProperty('intro_ends_on')
      expect(result.documents.map(({ title }) => title)).toEqual([
        'Vertragszusammenfassung',
        'Allgemeine Geschäftsbedingungen',
        'Leistungsbeschreibung',
        'Preisliste',
        'Widerrufsbelehrung',
        'Produktinformationsblatt',
        'Vorvertragliche Informationen',
      ])
      // the sheet was the one of today, not that of the order
      for (const { href, type } of result.documents) {
        expect([type, href]).toEqual(['application/pdf', expect.stringMatching(/\/documents\/.*\.pdf$/)])
        expect((await shop.inject({ url: href })).statusCode).toBe(200)
      }
    })

    it('has the scopes of its kind', async () => {
      const customer = await arrive()
      await customer.checkAddress()
      const scopesOf = async (kind: string): Promise<unknown> =>
        (await customer.initiate(aPayload(), undefined, kind)).body.scopes
      await expect(scopesOf('new-contract')).resolves.toEqual([
        'CUSTOMER',
        'CONNECTION',
        'PAYMENT',
        'CONSENTS',
        'ORDER_OVERVIEW',
      ])
      await expect(scopesOf('provider-change')).resolves.toContain('PROVIDER_CHANGE')
    })

    it('is priced by the server', async () => {
      const customer = await arrive()
      await customer.checkAddress()
      const { sums } = (await customer.initiate()).body as CartResponse
      const book = ledger(sums.conditions)
      // 300 with Smart: 9,95 for 3 months, 50,95 for 3 more, then 60,95; router 6,95 a month; once 69,95 and 6,95
      expect([book.months[0], book.months[3], book.months[6]]).toEqual([995 + 695, 5095 + 695, 6095 + 695])
      expect(book.oneOff).toBe(6995 + 695)
      expect(totalOver(book, 24)).toBe(3 * 1690 + 3 * 5790 + 18 * 6790 + 7690)
    })

    it('takes the address from the check, whatever is sent', async () => {
      const customer = await arrive()
      await customer.checkAddress()
      const { temp_order_id } = (await customer.initiate()).body as CartResponse
      await customer.save(temp_order_id, 'CUSTOMER', aCustomer({ address: { ...ADDRESS, street: 'Anderswo' } }))
      const { definitionSchema } = (await customer.form(temp_order_id, 'CUSTOMER')).body as FormSchema
      expect(definitionSchema.dataset).toMatchObject({ customer: { address: ADDRESS, phone: '+49345279580' } })
    })

    it('says how a phone number is read, so that no browser has to know area codes', async () => {
      const customer = await arrive()
      await customer.checkAddress()
      const { temp_order_id } = (await customer.initiate()).body as CartResponse
      const read = async (): Promise<unknown> => {
        const { definitionSchema } = (await customer.form(temp_order_id, 'CUSTOMER')).body as FormSchema
        return definitionSchema.definitions['customer.phone']?.review_value
      }
      expect(await read()).toBeUndefined()
      await customer.save(temp_order_id, 'CUSTOMER', aCustomer())
      expect(await read()).toBe('+49 345 279580')
    })

    it('names every field that breaks a rule, in German', async () => {
      const customer = await arrive()
      await customer.checkAddress()
      const { temp_order_id } = (await customer.initiate()).body as CartResponse
      const { status, body } = await customer.save(
        temp_order_id,
        'CUSTOMER',
        aCustomer({ email: 'nirgends', phone: '123', last_name: ' ' }),
      )
      expect(status).toBe(422)
      expect(body).toMatchObject({
        error: 'ValidationException',
        status_code: 422,
        trace_id: expect.any(String) as string,
      })
      expect(body.details).toEqual(
        expect.arrayContaining([
          { field: 'customer.last_name', rule: 'required', message: 'Dieses Feld ist erforderlich' },
          {
            field: 'customer.email',
            rule: 'format',
            message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
          },
          expect.objectContaining({ field: 'customer.phone' }),
        ]),
      )
    })

    it.each(['Ng\u0000', 'Ng\ud800'])('takes no unreadable name %j', async (last_name) => {
      const customer = await arrive()
      await customer.checkAddress()
      const { temp_order_id } = (await customer.initiate()).body as CartResponse
      const { status, body } = await customer.save(temp_order_id, 'CUSTOMER', aCustomer({ last_name }))
      expect(status).toBe(422)
      expect(body).toMatchObject({
        error: 'ValidationException',
        details: [{ field: 'customer.last_name', message: 'Bitte entfernen Sie unlesbare Zeichen aus Ihrer Eingabe.' }],
      })
    })

    it('is refused while a scope is missing', async () => {
      const customer = await arrive()
      await customer.checkAddress()
      const { temp_order_id } = (await customer.initiate()).body as CartResponse
      await customer.save(temp_order_id, 'CUSTOMER', aCustomer())
      const { status, body } = await customer.submit(temp_order_id)
      expect(status).toBe(422)
      expect(body).toMatchObject({
        error: 'IncompleteOrderDataException',
        details: [{ scope: 'CONNECTION' }, { scope: 'PAYMENT' }, { scope: 'CONSENTS' }, { scope: 'ORDER_OVERVIEW' }],
      })
    })

    it('takes no more changes once it is submitted', async () => {
      const customer = await arrive()
      const { temp_order_id } = await customer.prepare()
      await customer.submit(temp_order_id)
      expect((await customer.save(temp_order_id, 'CONSENTS', theConsents())).status).toBe(409)
    })
  })

  describe('what was agreed', () => {
    it('is refused with both prices when the promotion has ended since', async () => {
      const customer = await arrive()
      const order = await customer.prepare()
      shop.setClock('2027-02-05T11:00:00.000Z')
      const { status, body } = await customer.submit(order.temp_order_id)
      expect(status).toBe(409)
      expect(body.error).toBe('PriceChangedException')
      const [detail] = body.details as [{ old: CartResponse['sums']; new: CartResponse['sums']; total_hash: string }]
      expect(ledger(detail.old.conditions).months[0]).toBe(1690)
      expect(ledger(detail.new.conditions).months[0]).toBe(6095 + 695)

      const { version } = await customer.summary(order.temp_order_id)
      await customer.confirm(order.temp_order_id, version, detail.total_hash)
      expect((await customer.submit(order.temp_order_id)).status).toBe(200)
    })

    it('is refused when the summary is of another day', async () => {
      const customer = await arrive()
      const order = await customer.prepare()
      shop.setClock('2026-11-28T11:00:00.000Z')
      const { status, body } = await customer.submit(order.temp_order_id)
      expect([status, body.error]).toEqual([409, 'SummaryOutdatedException'])
    })

    it('has to be what the overview shows', async () => {
      const customer = await arrive()
      const order = await customer.prepare()
      const { version } = await customer.summary(order.temp_order_id)
      expect((await customer.confirm(order.temp_order_id, 'x'.repeat(32), order.total_hash)).body.error).toBe(
        'SummaryOutdatedException',
      )
      expect((await customer.confirm(order.temp_order_id, version, 'x'.repeat(32))).body.error).toBe(
        'PriceChangedException',
      )
    })
  })

  describe('initiate', () => {
    it.each([
      [
        'an ended promotion',
        { promotions: [{ id: 'aktion-2026-02' }] },
        { id: 'aktion-2026-02', type: 'PROMOTION', reason: 'EXPIRED' },
      ],
      [
        'an unknown option',
        { options: [{ id: 'gibtsnicht' }] },
        { id: 'gibtsnicht', type: 'OPTION', reason: 'NOT_FOR_TARIFF' },
      ],
      [
        'two answers to one question',
        { hardware: [{ id: 'router-hub' }, { id: 'router-hub-pro' }] },
        { id: 'router-hub', type: 'HARDWARE', reason: 'DUPLICATE_GROUP' },
      ],
      ['a handset', { handsets: [{ id: 'phone' }] }, { id: 'phone', type: 'HANDSET', reason: 'NOT_FOR_TARIFF' }],
    ])('takes out %s with status 300', async (_what, cart, detail) => {
      const customer = await arrive()
      await customer.checkAddress()
      const { status, body } = await customer.initiate(aPayload(cart))
      expect(status).toBe(200)
      expect(body).toMatchObject({ status_code: 300, details: [{ action: 'REMOVE_FROM_CART', ...detail }] })
      // no draft is kept of it
      expect((await customer.form(String(body.temp_order_id), 'CUSTOMER')).status).toBe(404)
    })

    it('brings what is mandatory', async () => {
      const customer = await arrive()
      await customer.checkAddress()
      const { cart } = (await customer.initiate()).body as CartResponse
      expect(cart.options.map(({ concrete_product_id }) => concrete_product_id)).toEqual(['anschluss-internet-telefon'])
    })

    it.each([
      ['more than 30 options', { options: Array.from({ length: 31 }, () => ({ id: 'serien' })) }, 400],
      ['an endless id', { options: [{ id: 'x'.repeat(81) }] }, 400],
      ['more than 64 KB', { options: [{ id: 'x'.repeat(64 * 1024) }] }, 413],
    ])('refuses %s before it is priced', async (_what, cart, status) => {
      const payload = aPayload(cart)
      const answer = await send({ method: 'POST', url: '/api/price-plan', headers: {}, payload })
      expect([answer.status, answer.body.error]).toEqual([status, 'MalformedRequestException'])
    })

    it.each([
      ['a cart without a tariff', { cart: { options: [], promotions: [] } }, 400, 'MalformedRequestException'],
      ['an unknown tariff', aPayload({ tariff: { id: 'gibtsnicht' } }), 400, 'MalformedRequestException'],
      [
        'a tariff that the address lacks',
        aPayload({ tariff: { id: 'glasfaser-300-vvm-smart-24' } }),
        409,
        'TariffNotAvailableException',
      ],
      // the product without the term names the variants of 24 and of 12 months
      [
        'the id of several tariffs',
        aPayload({ tariff: { id: 'glasfaser-300-smart' } }),
        400,
        'AmbigiousCartEntryException',
      ],
    ])('refuses %s', async (_what, payload, status, error) => {
      const customer = await arrive()
      await customer.checkAddress()
      const answer = await customer.initiate(payload as ReturnType<typeof aPayload>)
      expect([answer.status, answer.body.error]).toEqual([status, error])
    })

    it('refuses a landline tariff without a check of the address', async () => {
      const customer = await arrive()
      expect((await customer.initiate()).body).toMatchObject({
        error: 'TariffNotAvailableException',
        details: [{ id: TARIFF, reason: 'NOT_CHECKED' }],
      })
    })

    // another tab of the session replaced the check: the order went to an address that nobody saw in this one
    it.each([
      ['of another address than the one that was checked', 'lindenstraße 14, 01067 dresden'],
      ['of no address', ''],
    ])('refuses a cart %s', async (_what, addressKey) => {
      const customer = await arrive()
      await customer.checkAddress()
      const { status, body } = await customer.initiate(aPayload({}, addressKey))
      expect(status).toBe(409)
      expect(body).toMatchObject({
        error: 'TariffNotAvailableException',
        details: [{ id: TARIFF, reason: 'NOT_CHECKED' }],
      })
    })
  })

  describe('a call that must not happen twice', () => {
    it('answers the same order to the same key, also at the same time (CHK-30)', async () => {
      const customer = await arrive()
      await customer.checkAddress()
      const answers = await Promise.all([1, 2, 3, 4].map(() => customer.initiate(aPayload(), 'one')))
      expect(new Set(answers.map(({ body }) => body.temp_order_id)).size).toBe(1)
    })

    it('refuses the same key with another cart', async () => {
      const customer = await arrive()
      await customer.checkAddress()
      await customer.initiate(aPayload(), 'one')
      const { status, body } = await customer.initiate(aPayload({ hardware: [] }), 'one')
      expect([status, body.error]).toEqual([409, 'IdempotencyConflictException'])
    })

    it('refuses the same key with another address', async () => {
      const customer = await arrive()
      await customer.checkAddress()
      await customer.initiate(aPayload(), 'one')
      await customer.checkAddress({ ...ADDRESS, house_no: '14', house_no_suffix: '' })
      const { body } = await customer.initiate(aPayload({}, 'lindenstraße 14, 01067 dresden'), 'one')
      expect(body.error).toBe('IdempotencyConflictException')
    })

    it('makes one order of a draft, whatever the keys (CHK-30)', async () => {
      const customer = await arrive()
      const { temp_order_id } = await customer.prepare()
      const answers = await Promise.all(['a', 'a', 'b', undefined].map((key) => customer.submit(temp_order_id, key)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1)
      expect((await customer.submit(temp_order_id, 'a')).body).toEqual(answers[0]!.body)
      // what a tab holds of it may be older than what another one has sent
      expect(answers[2]!.body).toMatchObject({
        shipped: expect.arrayContaining([expect.any(String)]),
        agreed: {
          cart: { tariff: { product_name: 'Glasfaser 300 mit TV Smart' } },
          sums: { conditions: expect.arrayContaining([expect.objectContaining({ gross_value: 1690 })]) },
        },
      })
    })

    it('frees the key again when the call fails', async () => {
      const customer = await arrive()
      await customer.initiate(aPayload(), 'one')
      await customer.checkAddress()
      expect((await customer.initiate(aPayload(), 'one')).status).toBe(200)
    })
  })

  describe('a session', () => {
    it('is needed', async () => {
      const { status, body } = await send({
        method: 'GET',
        url: '/api/landline/order/x/form-schemas/CUSTOMER',
        headers: {},
      })
      expect([status, body.error]).toEqual([401, 'AuthenticationException'])
    })

    it('sees no order of another one', async () => {
      const { temp_order_id } = await (await arrive()).prepare()
      const stranger = await arrive()
      const { status, body } = await stranger.form(temp_order_id, 'CUSTOMER')
      expect([status, body.error]).toEqual([403, 'ForbiddenException'])
      expect((await stranger.submit(temp_order_id)).status).toBe(403)
    })

    it('can be refreshed and ended', async () => {
      const customer = await arrive()
      const { body } = await customer.call('PUT', '/auth/refresh-session')
      expect(body.token).toEqual(expect.any(String))
      await customer.call('DELETE', '/auth/session')
      expect((await customer.call('PUT', '/auth/refresh-session')).status).toBe(403)
    })
  })

  describe('the IBAN', () => {
    it('comes back masked, and the masked form stands for the stored one', async () => {
      const customer = await arrive()
      await customer.checkAddress()
      const { temp_order_id } = (await customer.initiate()).body as CartResponse
      const typed = 'de89\u00a03704\u202f0044 0532\u200b0130 00'
      expect((await customer.save(temp_order_id, 'PAYMENT', aPayment({ iban: typed }))).status).toBe(200)
      const { definitionSchema } = (await customer.form(temp_order_id, 'PAYMENT')).body as FormSchema
      expect(definitionSchema.dataset).toMatchObject({ payment: { iban: 'DE89 **** 3000' } })
      expect((await customer.save(temp_order_id, 'PAYMENT', definitionSchema.dataset)).status).toBe(200)
      expect((await customer.save(temp_order_id, 'PAYMENT', aPayment({ iban: 'DE89 **** 3001' }))).status).toBe(422)
      expect((await customer.save(temp_order_id, 'PAYMENT', aPayment({ iban: 'DE89370400440532013001' }))).status).toBe(
        422,
      )
    })
  })

  describe('every answer', () => {
    it('of a path that does not exist is a 404 in the shape of all errors', async () => {
      const { status, body } = await send({ method: 'GET', url: '/api/gibtsnicht', headers: {} })
      expect(status).toBe(404)
      expect(body).toEqual({
        status_code: 404,
        error: 'NotFoundException',
        message: expect.any(String) as string,
        details: [],
        trace_id: expect.any(String) as string,
      })
    })

    it.each([
      ['OPTIONS', '/api/auth/refresh-session'],
      ['POST', '/api/auth/create-session'],
      ['PUT', '/api/auth/refresh-session'],
    ] as const)('of %s %s names the exact origin, and none for a foreign one (NET-63)', async (method, url) => {
      const ask = (origin: string) =>
        shop.inject({ method, url, headers: { origin, 'access-control-request-method': 'PUT' } })
      const { headers } = await ask(SHOP_ORIGIN)
      expect(headers).toMatchObject({
        'access-control-allow-origin': SHOP_ORIGIN,
        'access-control-allow-credentials': 'true',
      })
      expect(headers.vary).toContain('Origin')
      const named = headers['access-control-allow-headers'] ?? ''
      expect(/Authorization.*Idempotency-Key/.test(named)).toBe(method === 'OPTIONS')
      const foreign = Object.keys((await ask('https://foreign.example')).headers)
      expect(foreign.filter((name) => name.startsWith('access-control'))).toEqual([])
    })

    it('is described by the OpenAPI document', async () => {
      const { body } = await send({ method: 'GET', url: '/api/openapi.json', headers: {} })
      expect(Object.keys(body.paths as object)).toEqual(
        expect.arrayContaining([
          '/{area}/new-customer/{kind}/initiate-order',
          '/{area}/order/{id}/submit',
          '/price-plan',
        ]),
      )
    })
  })

  // last, since it stops the API
  it('stores each order once and never says or stores an IBAN in clear', async () => {
    const customer = await arrive()
    const { order_id }: OrderResult = await customer.buy()
    const spoken = shop.spoken()
    const { orders, all } = await shop.stored()
    expect(orders.filter((order) => order.order_id === order_id)).toHaveLength(1)
    expect(new Set(orders.map(({ draft_id }) => draft_id)).size).toBe(orders.length)
    const order = orders.find((candidate) => candidate.order_id === order_id)
    expect(order).toMatchObject({
      area: 'landline',
      kind: 'new-contract',
      cart: { cart: { tariff: { concrete_product_id: TARIFF } } },
    })
    expect(order?.data).toMatchObject({ CONNECTION: aConnection(), PAYMENT: { payment: { iban: 'DE89 **** 3000' } } })
    for (const text of [spoken, all]) {
      expect(text).not.toContain(IBAN)
      expect(text).not.toContain(IBAN.slice(4))
    }
  })
})
