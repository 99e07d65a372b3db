import { withValue, valueAt, type FormSchema, type FormValues } from '@nimbus/shared-contracts/forms'
import { normalisePhone } from '@nimbus/shared-contracts/forms/rules'
import type { Area, CartPayload } from '@nimbus/shared-contracts/cart'
import type { OrderKind, Scope } from '@nimbus/shared-contracts/order'
import { checkForm, payloadOf, type FormRules } from '@nimbus/shared-ui/form'
import {
  ADDRESS,
  aConnection,
  aCustomer,
  aPayload,
  aPayment,
  Customer,
  theConsents,
} from '../../shop-api/src/testing/customer'
import { START_MS } from '../../shop-api/src/testing/engines'
import { evaluated } from '../../shop-api/src/testing/evaluated'
import { startShop, type Shop } from '../../shop-api/src/testing/shop'
import { TYPED_INPUTS, type TypedInput, type TypedOrder } from './typed-inputs'

/** Orders that have all the scopes between them; the clock of the shop is 27.11.2026. */
const ORDERS: Record<TypedOrder, { area: Area; kind: OrderKind; cart: CartPayload }> = {
  newLine: { area: 'landline', kind: 'new-contract', cart: aPayload() },
  changedLine: { area: 'landline', kind: 'provider-change', cart: aPayload() },
  mobile: {
    area: 'mobile',
    kind: 'provider-change',
    cart: { cart: { tariff: { id: 'mobil-m-24' }, options: [], promotions: [] } },
  },
}

const HOUSE = { ...ADDRESS, house_no_suffix: '' }

/** What else of a scope a customer has filled in, so that nothing but the typed value can be wrong. */
const REST: Partial<Record<Scope, object>> = {
  CUSTOMER: aCustomer({
    salutation: 'Firma',
    company: 'Ng KG',
    address: HOUSE,
    billing_address_differs: true,
    billing_address: HOUSE,
  }),
  CONNECTION: aConnection({ situation: 'MOVING_IN', move_in_date: '2026-12-01' }),
  PAYMENT: aPayment(),
  CONSENTS: theConsents(),
  SIM_DELIVERY: { delivery: { sim_type: 'SIM', method: 'PACKSTATION', packstation_no: '145', post_no: '123456' } },
  NUMBER_PORTING: {
    porting: {
      wanted: 'YES',
      contract_type: 'PREPAID',
      when: 'END_OF_CONTRACT',
      contract_end_date: '2027-01-31',
      number: '01712345678',
      number_repeat: '01712345678',
      provider: 'Talklinie',
    },
  },
  PROVIDER_CHANGE: {
    provider_change: {
      business_case: 'RRNP',
      provider: 'Talklinie',
      holders: [{ first_name: 'Eva', last_name: 'Ng' }],
      area_code: '0345',
      numbers: ['279580'],
      authorise: true,
    },
  },
}

describe('what is typed into the order form', () => {
  let shop: Shop
  const customers = {} as Record<TypedOrder, Customer>
  const ids = {} as Record<TypedOrder, string>
  const forms = new Map<string, FormRules>()

  beforeAll(async () => {
    shop = await startShop({ stop: async () => {} }, { limitFactor: 1000 })
    for (const [order, { area, kind, cart }] of Object.entries(ORDERS) as [TypedOrder, (typeof ORDERS)[TypedOrder]][]) {
      const customer = await Customer.arrive(async (call) => {
        const answer = await shop.inject(call)
        return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
      }, area)
      if (area === 'landline') await customer.checkAddress()
      customers[order] = customer
      ids[order] = String((await customer.initiate(cart, undefined, kind)).body.temp_order_id)
    }
  }, START_MS)
  afterAll(() => shop.close(), START_MS)

  const fetchForm = async (order: TypedOrder, scope: Scope): Promise<FormSchema> =>
    (await customers[order].form(ids[order], scope)).body as FormSchema

  async function formOf(order: TypedOrder, scope: Scope): Promise<FormRules> {
    const key = `${order} ${scope}`
    const known = forms.get(key)
    if (known) return known
    const schema = await fetchForm(order, scope)
    const module = await shop.inject({ method: 'GET', url: `/api${schema.validator}` })
    const form = { schema, validate: evaluated(module.body), normalisePhone }
    forms.set(key, form)
    return form
  }

  const typedInto = (scope: Scope, { field, typed }: TypedInput): FormValues => {
    const values = withValue({ ...REST[scope] }, field, typed)
    return field === 'porting.number' ? withValue(values, 'porting.number_repeat', typed) : values
  }

  /** The message of the API's refusal; undefined when it has saved. */
  async function refusedBy(order: TypedOrder, scope: Scope, field: string, values: FormValues): Promise<unknown> {
    const { status, body } = await customers[order].save(ids[order], scope, values)
    if (status === 200) return undefined
    expect(status).toBe(422)
    const details = body.details as { field: string; message: string }[]
    expect(details.map((detail) => detail.field)).toContain(field)
    return details.find((detail) => detail.field === field)?.message
  }

  it.each(TYPED_INPUTS)('$scope $field: $typed → $stored$refused', async (input) => {
    const { order = 'mobile', scope, field, stored, refused } = input
    const form = await formOf(order, scope)
    const values = typedInto(scope, input)
    const inBrowser = checkForm(form, values)[field]
    expect(inBrowser ?? '').toMatch(refused ?? /^$/)

    // with what the browser sends, and with what another client might send as it was typed
    for (const sent of [payloadOf(form.schema, values, normalisePhone), values]) {
      expect(await refusedBy(order, scope, field, sent)).toBe(inBrowser)
      if (stored === undefined) continue
      const { dataset } = (await fetchForm(order, scope)).definitionSchema
      expect(valueAt(dataset, field)).toEqual(stored === '' ? undefined : stored)
      for (const [other, value] of Object.entries(input.besides ?? {})) expect(valueAt(dataset, other)).toEqual(value)
    }
  })

  it('is a table of at least 60 inputs, none of them twice', () => {
    const inputs = TYPED_INPUTS.map(({ order, scope, field, typed }) => JSON.stringify([order, scope, field, typed]))
    expect(new Set(inputs).size).toBe(inputs.length)
    expect(inputs.length).toBeGreaterThanOrEqual(60)
  })
})
