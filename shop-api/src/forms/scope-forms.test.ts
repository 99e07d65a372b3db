import { formSchemaSchema } from '@nimbus/shared-contracts/forms'
import { scopeSchema, type Scope } from '@nimbus/shared-contracts/order'
import { aCheckData, aTariff } from '@nimbus/shared-contracts/testing'
import * as v from 'valibot'
import { aConnection, aCustomer, aPayment, theConsents, ADDRESS } from '../testing/customer'
import { checkValues } from './check-values'
import { definitionsOf, validationSchemaOf } from './fields'
import type { FormContext } from './form-context'
import { connectionForm } from './scopes/connection'
import { formOf, scopesOf } from './scope-forms'

const aContext = (over: Partial<FormContext> = {}): FormContext => ({
  today: '2026-11-27',
  kind: 'new-contract',
  tariff: aTariff(),
  checkData: aCheckData(),
  hasIban: false,
  ...over,
})
const young = aTariff({ properties: { ...aTariff().properties, offer: 'YOUNG' } })
const planned = aCheckData({ fibre: 'PLANNED', planned_from: '2027-06-01' })

const customer = (over: object = {}): object => aCustomer({ address: ADDRESS, ...over })

/** The broken rules of a scope by field. */
async function broken(
  scope: Scope,
  values: object,
  context: Partial<FormContext> = {},
): Promise<Record<string, string>> {
  const form = formOf(scope, aContext(context))!
  const problems = await checkValues(form.fields, values as Record<string, unknown>)
  return Object.fromEntries(problems.map(({ field, rule }) => [field, rule]))
}

describe('the scopes of a landline order', () => {
  it('each have a form whose sections, definitions and rules fit together', () => {
    for (const scope of scopesOf('provider-change')) {
      const { sections, fields } = formOf(scope, aContext())!
      const definitions = definitionsOf(fields)
      const shown = sections.flatMap((section) => section.fields)
      expect(shown.filter((id) => !definitions[id])).toEqual([])
      expect(Object.keys(definitions).filter((id) => !shown.includes(id))).toEqual([])
      expect(v.is(scopeSchema, scope)).toBe(true)
      const schema = {
        scope,
        definitionSchema: { dataset: {}, form: sections, definitions },
        validationSchema: validationSchemaOf(fields),
      }
      expect(v.safeParse(formSchemaSchema, schema).issues).toBeUndefined()
    }
  })

  it('have a German message for every rule of every field', () => {
    for (const scope of scopesOf('provider-change')) {
      for (const [id, { rule, definition }] of Object.entries(formOf(scope, aContext())!.fields)) {
        if (!definition) continue
        const { errorMessages = {} } = definitionsOf({ [id]: { rule, definition } })[id]!
        const rules = Object.keys(rule).filter((name) => !['type', 'items', 'if', 'else'].includes(name))
        const missing = rules.map((name) => (name === 'enum' ? 'one_of' : name)).filter((name) => !errorMessages[name])
        expect([scope, id, missing]).toEqual([scope, id, []])
      }
    }
  })
})

describe('CUSTOMER', () => {
  it.each([
    ['an adult of today', { birth_date: '2008-11-27' }, {}],
    ['a day too young', { birth_date: '2008-11-28' }, { 'customer.birth_date': 'dateMaximum' }],
    ['a day that does not exist', { birth_date: '2007-02-29' }, { 'customer.birth_date': 'format' }],
    ['a company without a name', { salutation: 'Firma' }, { 'customer.company': 'required' }],
    [
      'another address for the bill',
      { billing_address_differs: true },
      {
        'customer.billing_address.zipcode': 'required',
        'customer.billing_address.house_no': 'required',
      },
    ],
    ['an unknown salutation', { salutation: 'Graf' }, { 'customer.salutation': 'one_of' }],
    ['a company with NUL', { salutation: 'Firma', company: 'AB\u0000' }, { 'customer.company': 'pattern' }],
    ['35 letters', { first_name: 'Ö'.repeat(35) }, {}],
    ['36 letters', { first_name: 'Ö'.repeat(36) }, { 'customer.first_name': 'maxLength' }],
  ])('%s', async (_what, values, expected) => {
    await expect(broken('CUSTOMER', customer(values))).resolves.toMatchObject(expected)
  })

  it.each(['Rüger', 'Groß', "O'Neill", 'O’Neill', 'von der Leyen', 'Ng', 'Müller-Lüdenscheidt'])(
    'takes the name %s (FRM-39)',
    async (last_name) => {
      await expect(broken('CUSTOMER', customer({ last_name }))).resolves.toEqual({})
    },
  )

  it.each([
    ['1998-11-28', {}],
    ['1998-11-27', { 'customer.birth_date': 'dateMinimum' }],
    ['2008-11-27', {}],
    ['2008-11-28', { 'customer.birth_date': 'dateMaximum' }],
  ])('of a Young tariff, born on %s', async (birth_date, expected) => {
    await expect(broken('CUSTOMER', customer({ birth_date }), { tariff: young })).resolves.toEqual(expected)
  })

  it.each(['1067', '010677', 'O1067'])('refuses the postal code %s (FRM-41)', async (zipcode) => {
    const problems = await broken('CUSTOMER', customer({ address: { ...ADDRESS, zipcode } }))
    expect(Object.keys(problems)).toEqual(['customer.address.zipcode'])
  })
})

describe('CONNECTION', () => {
  it.each([
    ['the least', {}, {}],
    ['moving in without a date', { situation: 'MOVING_IN' }, { 'connection.move_in_date': 'required' }],
    [
      'a flat without floor and position',
      { dwelling_type: 'MULTI_FAMILY' },
      { 'connection.floor': 'required', 'connection.position': 'required' },
    ],
    ['a start in 13 days', { start: 'DATE', start_date: '2026-12-10' }, { 'connection.start_date': 'dateMinimum' }],
    ['a start in 14 days', { start: 'DATE', start_date: '2026-12-11' }, {}],
    ['a start in six months', { start: 'DATE', start_date: '2027-05-27' }, {}],
    [
      'a start after six months',
      { start: 'DATE', start_date: '2027-05-28' },
      { 'connection.start_date': 'dateMaximum' },
    ],
  ])('%s', async (_what, values, expected) => {
    await expect(broken('CONNECTION', aConnection(values))).resolves.toEqual(expected)
  })

  it.each<[FormContext['kind'], string[]]>([
    ['new-contract', ['connection.situation']],
    // none of the answers was true for a line that comes over from another provider
    ['provider-change', []],
  ])('of a %s asks for %j', async (kind, asked) => {
    const { fields } = connectionForm(aContext({ kind }))
    expect(Object.keys(fields).filter((id) => id.endsWith('.situation'))).toEqual(asked)
    const values = aConnection({ situation: undefined })
    expect(Object.keys(await broken('CONNECTION', JSON.parse(JSON.stringify(values)) as object, { kind }))).toEqual(
      asked,
    )
  })

  it('asks for the owner where fibre is planned, and starts no sooner than that', async () => {
    const values = aConnection({ ownership: 'TENANT', start: 'DATE', start_date: '2027-05-31' })
    const problems = await broken('CONNECTION', values, { checkData: planned })
    expect(problems).toMatchObject({ 'connection.start_date': 'dateMinimum' })
    expect(Object.keys(problems).some((field) => field.startsWith('connection.owner'))).toBe(true)
  })
})

describe('PAYMENT', () => {
  it.each([
    'DE89370400440532013000',
    'DE02120300000000202051',
    'AT611904300234573201',
    'GB82WEST12345698765432',
    'CH9300762011623852957',
    'FR1420041010050500013M02606',
    'NL91ABNA0417164300',
  ])('takes the account %s of any country', async (iban) => {
    await expect(broken('PAYMENT', aPayment({ iban }))).resolves.toEqual({})
  })

  it.each([
    ['wrong check digits', { iban: 'DE89370400440532013001' }, { 'payment.iban': 'format' }],
    ['no mandate', { mandate_accepted: false }, { 'payment.mandate_accepted': 'const' }],
    ['no account', { iban: undefined }, { 'payment.iban': 'required' }],
    ['a masked IBAN that nobody has stored', { iban: 'DE89 **** 3000' }, { 'payment.iban': 'minLength' }],
  ])('%s', async (_what, values, expected) => {
    await expect(broken('PAYMENT', JSON.parse(JSON.stringify(aPayment(values))) as object)).resolves.toEqual(expected)
  })

  it('takes an invoice with nothing else', async () => {
    await expect(broken('PAYMENT', { payment: { method: 'INVOICE' } })).resolves.toEqual({})
  })
})

describe('CONSENTS', () => {
  it('asks for the terms only', async () => {
    await expect(broken('CONSENTS', theConsents())).resolves.toEqual({})
    await expect(broken('CONSENTS', { consents: { terms: false } })).resolves.toEqual({ 'consents.terms': 'const' })
    await expect(broken('CONSENTS', {})).resolves.toEqual({ 'consents.terms': 'required' })
  })
})

describe('PROVIDER_CHANGE', () => {
  const change = (over: object = {}): object => ({
    provider_change: {
      business_case: 'KUE_ORN',
      provider: 'Altanbieter',
      holders: [{ first_name: 'Eva', last_name: 'Ng' }],
      authorise: true,
      ...over,
    },
  })
  it.each([
    ['cancel only', {}, {}],
    [
      'port without numbers',
      { business_case: 'RRNP' },
      { 'provider_change.area_code': 'required', 'provider_change.numbers': 'required' },
    ],
    ['port all numbers without naming them', { business_case: 'RRNP', area_code: '0345', port_all: true }, {}],
    ['port one number', { business_case: 'RRNP', area_code: '0345', numbers: ['279580'] }, {}],
    ['a provider that is in no list', { provider: 'Dorfnetz eG' }, {}],
    [
      'a mobile prefix',
      { business_case: 'RRNP', area_code: '0171', numbers: ['123456'] },
      { 'provider_change.area_code': 'pattern' },
    ],
    [
      'a contract that ended more than a month ago',
      { contract_end: 'ALREADY_CANCELLED', contract_end_date: '2026-10-26' },
      { 'provider_change.contract_end_date': 'dateMinimum' },
    ],
  ])('%s', async (_what, values, expected) => {
    await expect(broken('PROVIDER_CHANGE', change(values))).resolves.toEqual(expected)
  })

  it.each([
    [
      'a holder without a last name',
      { holders: [{ first_name: 'Eva', last_name: 'Ng' }, { first_name: 'Jan' }] },
      { field: 'provider_change.holders.1.last_name', message: 'Dieses Feld ist erforderlich' },
    ],
    [
      'digits in a name',
      { holders: [{ first_name: 'R2', last_name: 'D2' }] },
      {
        field: 'provider_change.holders.0.first_name',
        message: 'Bitte verwenden Sie nur Buchstaben, Bindestrich, Apostroph und Leerzeichen.',
      },
    ],
    [
      'a number with spaces',
      { business_case: 'RRNP', area_code: '0345', numbers: ['27 95 80'] },
      { field: 'provider_change.numbers.0', message: 'Bitte geben Sie 2 bis 9 Ziffern ohne Vorwahl ein.' },
    ],
  ])('says in German what is wrong with %s', async (_what, values, problem) => {
    const { fields } = formOf('PROVIDER_CHANGE', aContext())!
    const problems = await checkValues(fields, change(values) as Record<string, unknown>)
    expect(problems).toEqual(expect.arrayContaining([expect.objectContaining(problem)]))
    expect(problems.filter(({ message }) => message.includes('is not valid'))).toEqual([])
  })

  it('gives the page the same messages and a list of providers', () => {
    const definitions = definitionsOf(formOf('PROVIDER_CHANGE', aContext())!.fields)
    expect(definitions['provider_change.holders']?.item).toMatchObject({
      fields: ['first_name', 'last_name'],
      definitions: { last_name: { label: 'Nachname', errorMessages: { required: 'Dieses Feld ist erforderlich' } } },
    })
    expect(definitions['provider_change.provider']?.options?.length).toBeGreaterThan(2)
  })
})
