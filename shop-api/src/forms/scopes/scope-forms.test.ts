import {
  DEFAULT_TRIGGERS,
  formSchemaSchema,
  isShown,
  valueAt,
  withValue,
  worded,
  type FormValues,
} from '@nimbus/shared-contracts/forms'
import { scopeSchema, type Scope } from '@nimbus/shared-contracts/order'
import { aCheckData, aMobileTariff, aPrepaidTariff, aTariff, PHONE_CASES } from '@nimbus/shared-contracts/testing'
import * as v from 'valibot'
import { aConnection, aCustomer, aPayment, theConsents, ADDRESS } from '../../testing/customer'
import { checkValues } from '../validation/check-values'
import { definitionsOf, validationSchemaOf } from '../fields/fields'
import type { FormContext } from '../fields/form-context'
import { everyField, formOf, scopesOf } from './scope-forms'
import { normaliseValues, pickVisible } from '../validation/values'

const aContext = (over: Partial<FormContext> = {}): FormContext => ({
  today: '2026-11-27',
  kind: 'new-contract',
  tariff: aTariff(),
  checkData: aCheckData(),
  hasDevice: false,
  hasIban: false,
  ...over,
})
const young = aTariff({ properties: { ...aTariff().properties, offer: 'YOUNG' } })
const onPlannedLine = aTariff({ properties: { ...aTariff().properties, offer: 'VVM' } })
const planned = aCheckData({ fibre: 'PLANNED', planned_from: '2027-06-01' })

const customer = (over: object = {}): object => aCustomer({ address: ADDRESS, ...over })

/** The broken rules of a scope by field. */
async function broken(
  scope: Scope,
  values: object,
  context: Partial<FormContext> = {},
): Promise<Record<string, string>> {
  const form = formOf(scope, aContext(context))
  const problems = await checkValues(form.fields, values as Record<string, unknown>)
  return Object.fromEntries(problems.map(({ field, rule }) => [field, rule]))
}

const mobile: Partial<FormContext> = {
  kind: 'provider-change',
  tariff: aMobileTariff(),
  checkData: null,
  hasDevice: true,
}
const FORMS: [string, Scope, FormContext][] = [
  ...scopesOf('landline', 'provider-change').map((scope): [string, Scope, FormContext] => [
    'landline',
    scope,
    aContext(),
  ]),
  ...scopesOf('mobile', 'provider-change').flatMap((scope): [string, Scope, FormContext][] => [
    ['mobile with device', scope, aContext(mobile)],
    ['mobile', scope, aContext({ ...mobile, hasDevice: false })],
    ['prepaid', scope, aContext({ ...mobile, tariff: aPrepaidTariff(), hasDevice: false })],
  ]),
]

describe('scopesOf', () => {
  it.each([
    ['landline', 'new-contract', ['CUSTOMER', 'CONNECTION', 'PAYMENT', 'CONSENTS', 'ORDER_OVERVIEW']],
    [
      'landline',
      'provider-change',
      ['CUSTOMER', 'CONNECTION', 'PROVIDER_CHANGE', 'PAYMENT', 'CONSENTS', 'ORDER_OVERVIEW'],
    ],
    ['mobile', 'new-contract', ['CUSTOMER', 'SIM_DELIVERY', 'PAYMENT', 'CONSENTS', 'ORDER_OVERVIEW']],
    [
      'mobile',
      'provider-change',
      ['CUSTOMER', 'SIM_DELIVERY', 'NUMBER_PORTING', 'PAYMENT', 'CONSENTS', 'ORDER_OVERVIEW'],
    ],
  ] as const)('%s, %s', (area, kind, scopes) => {
    expect(scopesOf(area, kind)).toEqual(scopes)
  })
})

describe('the form', () => {
  it.each(FORMS)('of %s, %s has sections, definitions and rules that fit together', (_order, scope, context) => {
    const { sections, fields } = formOf(scope, context)
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
  })

  it.each(FORMS)('of %s, %s has no field that is not among every field', (_order, scope, context) => {
    const known = Object.keys(everyField())
    expect(Object.keys(formOf(scope, context).fields).filter((id) => !known.includes(id))).toEqual([])
  })

  it.each(FORMS)('of %s, %s has a German message for every rule of every field', (_order, scope, context) => {
    for (const [id, { rule, definition }] of Object.entries(formOf(scope, context).fields)) {
      if (!definition) continue
      const { errorMessages = {} } = definitionsOf({ [id]: { personal: false, rule, definition } })[id]!
      const rules = Object.keys(rule).filter((name) => !['type', 'items', 'if', 'else'].includes(name))
      const missing = rules.map((name) => (name === 'enum' ? 'one_of' : name)).filter((name) => !errorMessages[name])
      expect([scope, id, missing]).toEqual([scope, id, []])
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
    [
      'a start on the last day to withdraw',
      { start: 'DATE', start_date: '2026-12-11' },
      { 'connection.start_date': 'dateMinimum' },
    ],
    ['a start on the day after it', { start: 'DATE', start_date: '2026-12-12' }, {}],
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
    const { fields } = formOf('CONNECTION', aContext({ kind }))
    expect(Object.keys(fields).filter((id) => id.endsWith('.situation'))).toEqual(asked)
    const values = aConnection({ situation: undefined })
    expect(Object.keys(await broken('CONNECTION', JSON.parse(JSON.stringify(values)) as object, { kind }))).toEqual(
      asked,
    )
  })

  it('asks for the owner where fibre is planned, and starts no sooner than that', async () => {
    const values = aConnection({ ownership: 'TENANT', start: 'DATE', start_date: '2027-05-31' })
    const problems = await broken('CONNECTION', values, { checkData: planned, tariff: onPlannedLine })
    expect(problems).toMatchObject({ 'connection.start_date': 'dateMinimum' })
    expect(Object.keys(problems).some((field) => field.startsWith('connection.owner'))).toBe(true)
  })
})

describe('the start of a line where fibre is planned', () => {
  const start = (start_date: string): FormValues => aConnection({ start: 'DATE', start_date }) as FormValues
  const dsl = aTariff({ properties: { ...aTariff().properties, technology: 'DSL' } })

  it('names the day before which the line can’t be there', async () => {
    const { fields } = formOf('CONNECTION', aContext({ checkData: planned, tariff: onPlannedLine }))
    expect(await checkValues(fields, start('2027-05-31'))).toContainEqual({
      field: 'connection.start_date',
      rule: 'dateMinimum',
      message: 'Ausbau geplant ab 01.06.2027. Bitte wählen Sie den 01.06.2027 oder einen späteren Tag.',
    })
    expect(definitionsOf(fields)['connection.start']?.hint).toContain('erst ab 01.06.2027 geplant')
  })

  // DSL at such an address could not start before the fibre was there
  it('is any day for DSL', async () => {
    await expect(broken('CONNECTION', start('2026-12-15'), { checkData: planned, tariff: dsl })).resolves.toEqual({})
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
  ])('takes the account %s of any SEPA country', async (iban) => {
    await expect(broken('PAYMENT', aPayment({ iban }))).resolves.toEqual({})
  })

  it.each([
    ['wrong check digits', { iban: 'DE89370400440532013001' }, { 'payment.iban': 'format' }],
    // "Die IBAN ist gültig.", and a mandate that no bank would carry out
    ['an account in Brazil', { iban: 'BR1800360305000010009795493C1' }, { 'payment.iban': 'sepa' }],
    ['an account in Saudi Arabia', { iban: 'SA03 8000 0000 6080 1016 7519' }, { 'payment.iban': 'sepa' }],
    ['an account in St. Lucia', { iban: 'lc55HEMM000100010012001200023015' }, { 'payment.iban': 'sepa' }],
    ['no mandate', { mandate_accepted: false }, { 'payment.mandate_accepted': 'required' }],
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
    await expect(broken('CONSENTS', { consents: { terms: false } })).resolves.toEqual({ 'consents.terms': 'required' })
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
      {
        business_case: 'RRNP',
        area_code: '0345',
        port_all: true,
        contract_end: 'ALREADY_CANCELLED',
        contract_end_date: '2026-10-26',
      },
      { 'provider_change.contract_end_date': 'dateMinimum' },
    ],
  ])('%s', async (_what, values, expected) => {
    await expect(broken('PROVIDER_CHANGE', change(values))).resolves.toEqual(expected)
  })

  const CASES = ['KUE_MRN', 'KUE_ORN', 'RRNP']
  const ENDS = [undefined, 'NEXT_POSSIBLE', 'KNOWN_DATE', 'ALREADY_CANCELLED']
  const DAYS = ['2026-10-26', '2026-10-27', '2026-11-26', '2026-11-27', '2028-11-27', '2028-11-28']
  const COMBINATIONS = CASES.flatMap((business_case) =>
    ENDS.flatMap((contract_end) =>
      DAYS.map((contract_end_date) => ({ business_case, contract_end, contract_end_date })),
    ),
  )

  const notOurCase = expect.stringMatching(/^Das passt nicht zu Ihrem Auftrag: /) as string
  const hasEnded = expect.stringMatching(/^Ein Vertrag, der schon beendet ist, /) as string
  const afterTheTerm = expect.stringMatching(/^Bitte wählen Sie ein Datum bis zum 27\.11\.2028\. /) as string

  /** What contradicts what, from WBCI and TKG § 59(6): whoever is to end a contract needs one that runs. */
  function contradictions({ business_case, contract_end, contract_end_date: day }: (typeof COMBINATIONS)[number]) {
    const weCancel = business_case !== 'RRNP'
    const isDated = contract_end === 'KNOWN_DATE' || contract_end === 'ALREADY_CANCELLED'
    const first = weCancel ? '2026-11-27' : '2026-10-27'
    return {
      ...(((weCancel && contract_end === 'ALREADY_CANCELLED') || (!weCancel && contract_end === 'NEXT_POSSIBLE')) && {
        'provider_change.contract_end': notOurCase,
      }),
      ...(isDated &&
        day < first && {
          'provider_change.contract_end_date': hasEnded,
        }),
      ...(isDated &&
        day > '2028-11-27' && {
          'provider_change.contract_end_date': afterTheTerm,
        }),
    }
  }

  // "wir kündigen" went with a contract that was cancelled already, or had ended
  it.each(COMBINATIONS)(
    'takes no contradiction: $business_case, $contract_end, $contract_end_date',
    async (answers) => {
      const { fields } = formOf('PROVIDER_CHANGE', aContext())
      const values = change({ ...answers, area_code: '0345', port_all: true }) as FormValues
      const problems = await checkValues(fields, normaliseValues(fields, pickVisible(fields, values)))
      expect(Object.fromEntries(problems.map(({ field, message }) => [field, message]))).toEqual(
        contradictions(answers),
      )
    },
  )

  it('takes no number twice, and says so at the second', async () => {
    const { fields } = formOf('PROVIDER_CHANGE', aContext())
    const numbers = ['279580', '279581', '279580']
    const problems = await checkValues(
      fields,
      change({ business_case: 'RRNP', area_code: '0345', numbers }) as FormValues,
    )
    expect(problems).toEqual([
      {
        field: 'provider_change.numbers.2',
        rule: 'uniqueItems',
        message: 'Diese Rufnummer haben Sie schon angegeben.',
      },
    ])
  })

  // "Welche Rufnummern nehmen Sie mit?" used to stand above nothing but the authorisation
  it.each([
    [undefined, []],
    ['KUE_ORN', []],
    ['KUE_MRN', ['numbers']],
    ['RRNP', ['numbers']],
  ])('asks for numbers only when they come along: %s', (business_case, expected) => {
    const { sections, fields } = formOf('PROVIDER_CHANGE', aContext())
    const definitions = definitionsOf(fields)
    const values = change({ business_case }) as FormValues
    const shown = sections.filter(({ fields: ids }) => ids.some((id) => isShown(id, definitions, values)))
    expect(shown.map(({ id }) => id)).toEqual(['case', 'holders', ...expected, 'authorise'])
  })

  // "Bitte kündigen Sie nicht selbst." stood above "Nur Rufnummern, ich habe selbst gekündigt"
  it('tells nobody not to give notice but those for whom we do', () => {
    const { sections } = formOf('PROVIDER_CHANGE', aContext())
    const told = sections.flatMap(({ description = '' }) => description.match(/[^.]*nicht selbst\./g) ?? [])
    expect(told).toEqual(['Sollen wir kündigen, kündigen Sie bitte nicht selbst.'])
  })

  // it said "mit dem gewählten Wechsel" whatever was ordered
  it.each([
    ['KUE_MRN', /kündigen und meine Rufnummern mitzunehmen\.$/],
    ['KUE_ORN', /kündigen\.$/],
    ['RRNP', /^Ich beauftrage Nimbus, meine Rufnummern/],
  ])('names what is ordered: %s', (business_case, text) => {
    const authorise = definitionsOf(formOf('PROVIDER_CHANGE', aContext()).fields)['provider_change.authorise']!
    expect(worded(authorise, change({ business_case }) as FormValues).label).toMatch(text)
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
    const { fields } = formOf('PROVIDER_CHANGE', aContext())
    const problems = await checkValues(fields, change(values) as Record<string, unknown>)
    expect(problems).toEqual(expect.arrayContaining([expect.objectContaining(problem)]))
    expect(problems.filter(({ message }) => message.includes('is not valid'))).toEqual([])
  })

  // "Vorname is not valid." was the answer to a list in the place of a name
  it.each(FORMS)('answers every wrong type of JSON in German: %s, %s', async (_what, scope, context) => {
    const { fields } = formOf(scope, context)
    const wrong = [7, true, 'text', [], ['text', 7], [{ a: 1 }], { a: 1 }, null, {}]
    const groups = Object.keys(fields).flatMap((id) =>
      id.split('.').map((_, nth, parts) => parts.slice(0, nth + 1).join('.')),
    )
    for (const id of new Set(groups)) {
      for (const value of wrong) {
        const problems = await checkValues(fields, withValue({}, id, value))
        for (const { message } of problems) expect(message).toMatch(/^[A-ZÄÖÜ„].*[a-zäöüß].*$/)
        expect(problems.filter(({ message }) => /valid|undefined|\bmust\b/.test(message))).toEqual([])
      }
    }
    const untold = Object.values(definitionsOf(fields)).filter(({ errorMessages }) => errorMessages?.type === undefined)
    expect(untold).toEqual([])
  })

  // true in the place of a name was told to have "mindestens 1 Zeichen"
  it.each(FORMS)('names a wrong type before all else: %s, %s', async (_what, scope, context) => {
    const { fields } = formOf(scope, context)
    const texts = Object.entries(fields).filter(([, { definition, rule }]) => definition && rule.type === 'string')
    for (const [id] of texts) {
      for (const value of [true, [7, true], { a: 1 }]) {
        const problems = await checkValues(fields, withValue({}, id, value))
        expect(problems).toContainEqual({ field: id, rule: 'type', message: 'Bitte prüfen Sie Ihre Eingabe.' })
      }
    }
  })

  // 29.02.2027 was told "Bitte prüfen Sie Ihre Eingabe.", in all but the date of birth
  it.each(FORMS)('says of a day that doesn’t exist that it is none: %s, %s', async (_what, scope, context) => {
    const { fields } = formOf(scope, context)
    for (const [id, { rule }] of Object.entries(fields).filter(([, field]) => field.rule.format === 'date')) {
      for (const day of ['2027-02-29', '2027-04-31', '29.02.', 'morgen']) {
        const problems = await checkValues(fields, withValue({}, id, day))
        const message = expect.stringMatching(
          /^Bitte geben Sie ein gültiges Datum ein, zum Beispiel [0-9.]{10}\.$/,
        ) as string
        expect(problems).toContainEqual({ field: id, rule: 'format', message })
      }
      const far = await checkValues(fields, withValue({}, id, '9999-12-31'))
      expect([id, rule.dateMaximum, far.find(({ field }) => field === id)?.rule]).toEqual([
        id,
        expect.any(String),
        'dateMaximum',
      ])
    }
  })

  // for an end that had to be today or later "zum Beispiel 27.10.2026" was advised, a day that was refused then
  it.each(FORMS)('advises a day that is good whatever else was answered: %s, %s', async (_what, scope, context) => {
    const { fields } = formOf(scope, context)
    const definitions = definitionsOf(fields)
    for (const [id, { rulesIf = [] }] of Object.entries(fields).filter(([, field]) => field.rule.format === 'date')) {
      const [, day, month, year] = /(\d+)\.(\d+)\.(\d+)\.$/.exec(definitions[id]?.errorMessages?.format ?? '') ?? []
      const advised = withValue({}, id, `${year}-${month}-${day}`)
      const beside = rulesIf.flatMap(({ field, in: answers }) => answers.map((answer) => [field, answer] as const))
      for (const values of [advised, ...beside.map(([field, answer]) => withValue(advised, field, answer))])
        expect((await checkValues(fields, values)).filter(({ field }) => field === id)).toEqual([])
    }
  })

  it('gives the page the same messages and a list of providers', () => {
    const definitions = definitionsOf(formOf('PROVIDER_CHANGE', aContext()).fields)
    expect(definitions['provider_change.holders']?.item).toMatchObject({
      fields: ['first_name', 'last_name'],
      definitions: { last_name: { label: 'Nachname', errorMessages: { required: 'Dieses Feld ist erforderlich' } } },
    })
    expect(definitions['provider_change.provider']?.options?.length).toBeGreaterThan(2)
  })
})

describe('CUSTOMER of a mobile order', () => {
  const nothingElse = 'Bitte geben Sie nur die Hausnummer ein, zum Beispiel 12, 12a oder 12-14.'
  const behind = 'Bitte geben Sie nur ein, was hinter der Nummer steht, zum Beispiel a, 1/2 oder -14.'

  // "höchstens 4 Zeichen" was said of what is too long, though 12a-12c is longer and fine
  it.each([
    ...['12 Hinterhaus', '12/II', '12345', '3 bis', '0', 'a'].map((house_no) => [
      house_no,
      '',
      'house_no',
      nothingElse,
    ]),
    ...['ä', 'Hinterhaus', '!'].map((suffix) => ['12', suffix, 'house_no_suffix', behind]),
    ...['12', '12a', '12a-12c', '5 1/2', '12–14'].map((house_no) => [house_no, '', '', '']),
    ['12a', 'a', '', ''],
  ])('says of the house number "%s" with "%s" at %s: %s', async (house_no, house_no_suffix, part, message) => {
    const { fields } = formOf('CUSTOMER', aContext(mobile))
    const typed = customer({ address: { ...ADDRESS, house_no, house_no_suffix } }) as FormValues
    const problems = await checkValues(fields, normaliseValues(fields, pickVisible(fields, typed)))
    expect(problems.map(({ field, message: said }) => [field, said])).toEqual(
      part ? [[`customer.address.${part}`, message]] : [],
    )
  })

  it('asks for an address, since nobody has checked one, and for no number to call', async () => {
    const problems = await broken('CUSTOMER', aCustomer({ phone: undefined }), mobile)
    expect(Object.keys(problems).sort()).toEqual([
      'customer.address.city',
      'customer.address.house_no',
      'customer.address.street',
      'customer.address.zipcode',
    ])
    const { 'customer.address.street': street } = definitionsOf(formOf('CUSTOMER', aContext(mobile)).fields)
    expect(street).toMatchObject({ type: 'typeahead', source: 'streets', layout: { width: 'twoThirds' } })
  })

  it.each([
    ['1998-11-28', {}],
    ['1998-11-27', { 'customer.birth_date': 'dateMinimum' }],
    ['2008-11-28', { 'customer.birth_date': 'dateMaximum' }],
  ])('Young, born on %s', async (birth_date, expected) => {
    const { properties } = aMobileTariff()
    const tariff = aMobileTariff({ properties: { ...properties, offer: 'YOUNG' } })
    await expect(broken('CUSTOMER', customer({ birth_date }), { ...mobile, tariff })).resolves.toEqual(expected)
  })
})

describe('the phone of CUSTOMER', () => {
  it.each(PHONE_CASES)('%s → %s, as on the page (FRM-42)', async (phone, stored) => {
    const { fields } = formOf('CUSTOMER', aContext())
    const values = normaliseValues(fields, customer({ phone }) as Record<string, unknown>)
    const problems = await checkValues(fields, values)
    expect(problems.map(({ field, message }) => [field, message])).toEqual(
      stored ? [] : [['customer.phone', 'Bitte geben Sie eine gültige Telefonnummer mit Vorwahl ein.']],
    )
    expect(valueAt(values, 'customer.phone')).toBe(stored ?? phone)
  })
})

describe('SIM_DELIVERY', () => {
  const tariffOnly = { ...mobile, hasDevice: false }
  const other = { address_differs: true, method: 'HOME', sim_type: 'SIM' }

  it.each<[string, object, Partial<FormContext>, object]>([
    ['an eSIM alone', { sim_type: 'ESIM' }, tariffOnly, {}],
    ['no SIM', { method: 'HOME' }, tariffOnly, { 'delivery.sim_type': 'required' }],
    ['a SIM card without delivery', { sim_type: 'SIM' }, tariffOnly, { 'delivery.method': 'required' }],
    ['an eSIM with a device, without delivery', { sim_type: 'ESIM' }, mobile, { 'delivery.method': 'required' }],
    ['a device to the home', { sim_type: 'ESIM', method: 'HOME' }, mobile, {}],
    ['a parcel shop', { sim_type: 'SIM', method: 'PARCEL_SHOP' }, tariffOnly, {}],
    [
      'a Packstation without numbers',
      { sim_type: 'SIM', method: 'PACKSTATION' },
      mobile,
      { 'delivery.packstation_no': 'required', 'delivery.post_no': 'required' },
    ],
    [
      'another address',
      other,
      mobile,
      { 'delivery.address.street': 'required', 'delivery.address.zipcode': 'required' },
    ],
    ['a full other address', { ...other, address: ADDRESS }, mobile, {}],
    ['an unknown method', { sim_type: 'SIM', method: 'DROHNE' }, mobile, { 'delivery.method': 'one_of' }],
  ])('%s', async (_what, delivery, context, expected) => {
    const problems = await broken('SIM_DELIVERY', { delivery }, context)
    expect(problems).toMatchObject(expected)
    expect(Object.keys(problems).length === 0).toBe(Object.keys(expected).length === 0)
  })

  it.each([
    ['145', '123456', []],
    ['001', '1234567890', []],
    ['14', '123456', ['delivery.packstation_no']],
    ['1455', '123456', ['delivery.packstation_no']],
    ['14a', '123456', ['delivery.packstation_no']],
    ['145', '12345', ['delivery.post_no']],
    ['145', '12345678901', ['delivery.post_no']],
  ])('Packstation %s with Postnummer %s', async (packstation_no, post_no, expected) => {
    const delivery = { sim_type: 'SIM', method: 'PACKSTATION', packstation_no, post_no }
    expect(Object.keys(await broken('SIM_DELIVERY', { delivery }, mobile))).toEqual(expected)
  })

  it('drops what an eSIM alone does not ask for', () => {
    const { fields } = formOf('SIM_DELIVERY', aContext(tariffOnly))
    const sent = { delivery: { sim_type: 'ESIM', method: 'HOME', address_differs: true, address: ADDRESS } }
    expect(pickVisible(fields, sent)).toEqual({ delivery: { sim_type: 'ESIM' } })
  })
})

describe('NUMBER_PORTING', () => {
  const porting = (over: object = {}): object => ({
    porting: {
      wanted: 'YES',
      contract_type: 'POSTPAID',
      when: 'END_OF_CONTRACT',
      contract_end_date: '2027-01-31',
      number: '01712345678',
      number_repeat: '01712345678',
      provider: 'Talklinie',
      ...over,
    },
  })
  const holder = { holder_differs: true, holder_first_name: 'Ada', holder_last_name: 'Ng' }

  it.each([
    ['all that is needed', {}, {}],
    ['soon, with release', { when: 'ASAP', opt_in_done: 'YES' }, {}],
    ['soon, without release', { when: 'ASAP', opt_in_done: 'NO' }, {}],
    ['soon, nothing said of the release', { when: 'ASAP' }, { 'porting.opt_in_done': 'required' }],
    ['no end', { contract_end_date: undefined }, { 'porting.contract_end_date': 'required' }],
    ['91 days after the end', { contract_end_date: '2026-08-28' }, { 'porting.contract_end_date': 'dateMinimum' }],
    ['90 days after the end', { contract_end_date: '2026-08-29' }, {}],
    ['4 months before the end', { contract_end_date: '2027-03-27' }, {}],
    ['more than 4 months', { contract_end_date: '2027-03-28' }, { 'porting.contract_end_date': 'dateMaximum' }],
    ['two numbers', { number_repeat: '01712345679' }, { 'porting.number_repeat': 'sameAs' }],
    ['a number once', { number_repeat: undefined }, { 'porting.number_repeat': 'required' }],
    ['a landline number', { number: '0351123456', number_repeat: '0351123456' }, { 'porting.number': 'pattern' }],
    ['another holder', { ...holder, holder_birth_date: '1960-02-29' }, {}],
    ['another holder without birth date', holder, { 'porting.holder_birth_date': 'required' }],
    ['true for an answer', { wanted: true }, { 'porting.wanted': 'type' }],
  ])('%s', async (_what, values, expected) => {
    const sent = JSON.parse(JSON.stringify(porting(values))) as object
    const problems = await broken('NUMBER_PORTING', sent, mobile)
    expect(problems).toMatchObject(expected)
    expect(Object.keys(problems).length === 0).toBe(Object.keys(expected).length === 0)
  })

  it('asks for nothing else when the number stays', async () => {
    const { fields } = formOf('NUMBER_PORTING', aContext(mobile))
    const values = pickVisible(fields, porting({ wanted: 'NO' }) as Record<string, unknown>)
    expect(values).toEqual({ porting: { wanted: 'NO' } })
    await expect(broken('NUMBER_PORTING', values, mobile)).resolves.toEqual({})
  })

  it.each(['+49 171 2345678', '0171/234 56 78', '01712345678'])('reads the number %s', (number) => {
    const { fields } = formOf('NUMBER_PORTING', aContext(mobile))
    expect(normaliseValues(fields, { porting: { number } })).toEqual({ porting: { number: '01712345678' } })
  })

  it('complains of a repeated number once it was typed, not when it is passed', () => {
    const definitions = definitionsOf(formOf('NUMBER_PORTING', aContext(mobile)).fields)
    expect(definitions['porting.number_repeat']).toMatchObject({
      triggers: ['change'],
      errorMessages: { sameAs: 'Die beiden Rufnummern sind nicht gleich.', pattern: expect.any(String) as string },
    })
    expect(definitions['porting.number']).not.toHaveProperty('triggers')
  })

  it('says that the old contract goes on, and what to do without release', () => {
    const { sections, fields } = formOf('NUMBER_PORTING', aContext(mobile))
    expect(sections[0]!.description).toContain('muss bis zu seinem Ende bezahlt werden')
    expect(fields['porting.opt_in_done']!.definition!.hint).toContain(
      'Ohne Freigabe starten Sie mit einer neuen Rufnummer',
    )
  })
})

describe('a prepaid order', () => {
  const prepaid = aContext({ ...mobile, tariff: aPrepaidTariff(), hasDevice: false })

  it('is paid in advance and has no bill', () => {
    const { fields } = formOf('PAYMENT', prepaid)
    expect(fields['payment.method']!.definition!.hint).toContain('alle 4 Wochen im Voraus')
    expect(fields['payment.bill_channel']).toBeUndefined()
  })

  it('needs an identity, no credit', () => {
    const [contract] = formOf('CONSENTS', prepaid).sections
    expect(contract!.description).toContain('Identität')
    expect(contract!.description).not.toContain('Bonität')
  })
})

describe('triggers', () => {
  it.each<[Scope, string[]]>([
    ['CUSTOMER', ['customer.billing_address.zipcode']],
    ['PAYMENT', ['payment.iban', 'payment.holder_address.zipcode']],
  ])('of %s check postal code and IBAN on leaving them, and not while they are typed', (scope, ids) => {
    const definitions = definitionsOf(formOf(scope, aContext()).fields)
    expect(ids.map((id) => definitions[id] && (definitions[id].triggers ?? DEFAULT_TRIGGERS))).toEqual(
      ids.map(() => ['blur']),
    )
  })
})
