import { compileSchema } from '@nimbus/shared-contracts/forms/ajv'
import type { FormSchema, FormValues } from '@nimbus/shared-contracts/forms'
import { normalisePhone } from '@nimbus/shared-contracts/forms/rules'
import {
  PHONE_CASES,
  aConsentsForm,
  aCustomerForm,
  aField,
  aFormSchema,
  aPaymentForm,
} from '@nimbus/shared-contracts/testing'
import { checkForm, serverErrors } from './check'
import { payloadOf } from './payload'

async function errorsOf(schema: FormSchema, values: FormValues) {
  const compiled = await compileSchema(schema.validationSchema)
  if (!compiled.ok) throw compiled.error
  return checkForm({ schema, validate: compiled.value.validate, normalisePhone }, values)
}

const required = 'Dieses Feld ist erforderlich'

describe('checkForm', () => {
  it('asks for each required field of an empty form and for no other', async () => {
    expect(await errorsOf(aCustomerForm(), {})).toEqual({
      'customer.first_name': required,
      'customer.last_name': required,
      'customer.birth_date': required,
      'customer.email': required,
    })
  })

  it('takes the message of the server for the broken rule', async () => {
    const customer = { first_name: 'Ada', last_name: 'Ng', birth_date: '2000-02-29', email: 'ada@beispiel' }
    expect(await errorsOf(aCustomerForm(), { customer })).toEqual({
      'customer.email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    })
  })

  it.each([
    ['01067', {}],
    ['1067', { 'customer.billing_address.zipcode': 'Bitte geben Sie fünf Ziffern ein.' }],
    ['O1067', { 'customer.billing_address.zipcode': 'Bitte geben Sie fünf Ziffern ein.' }],
    ['', { 'customer.billing_address.zipcode': required }],
  ])('checks the postal code %s of the other address', async (zipcode, expected) => {
    const customer = { first_name: 'Ada', last_name: 'Ng', birth_date: '2000-02-29', email: 'a@b.de' }
    const values = { customer: { ...customer, billing_address_differs: true, billing_address: { zipcode } } }
    expect(await errorsOf(aCustomerForm(), values)).toEqual(expected)
  })

  // "0000 000000" went to the server, which refused what the page had accepted
  it.each(PHONE_CASES)('says of the phone %s what the API says (FRM-42)', async (phone, stored) => {
    const schema = aFormSchema(
      { 'customer.phone': aField({ type: 'tel', label: 'Telefon', errorMessages: { pattern: 'Bitte mit Vorwahl.' } }) },
      {
        validationSchema: {
          properties: { customer: { properties: { phone: { pattern: '^(\\+|0)[0-9 ()/-]{5,19}$' } } } },
        },
      },
    )
    const values = { customer: { phone } }
    expect(await errorsOf(schema, values)).toEqual(stored ? {} : { 'customer.phone': 'Bitte mit Vorwahl.' })
    expect(payloadOf(schema, values, normalisePhone)).toEqual({ customer: { phone: stored ?? phone } })
  })

  it('asks nothing of a field that is hidden', async () => {
    expect(await errorsOf(aPaymentForm(), { payment: { method: 'INVOICE', iban: 'x' } })).toEqual({})
  })

  it('counts a box that has to be ticked as missing, ticked off too', async () => {
    expect(await errorsOf(aConsentsForm(), {})).toEqual({ 'consents.terms': required })
    expect(await errorsOf(aConsentsForm(), { consents: { terms: false } })).toEqual({ 'consents.terms': required })
    expect(await errorsOf(aConsentsForm(), { consents: { terms: true } })).toEqual({})
  })

  it('accepts the masked IBAN that the server sent', async () => {
    expect(await errorsOf(aPaymentForm(), { payment: { method: 'DIRECT_DEBIT', iban: 'DE89 **** 3000' } })).toEqual({})
    const wrong = await errorsOf(aPaymentForm(), {
      payment: { method: 'DIRECT_DEBIT', iban: 'DE89370400440532013001' },
    })
    expect(Object.keys(wrong)).toEqual(['payment.iban'])
  })

  it('tells a missing list in the empty inputs of its first entry', async () => {
    const schema = aFormSchema(
      {
        'p.holders': aField({
          type: 'list',
          label: 'Inhaber',
          minItems: 1,
          item: {
            fields: ['first_name', 'title'],
            addLabel: 'Weitere Person',
            definitions: { first_name: aField(), title: aField({ label: 'Titel', optional: true }) },
          },
        }),
      },
      {
        validationSchema: {
          type: 'object',
          required: ['p'],
          properties: { p: { type: 'object', required: ['holders'], properties: { holders: { type: 'array' } } } },
        },
      },
    )
    expect(await errorsOf(schema, {})).toEqual({ 'p.holders.0.first_name': required })
    expect(await errorsOf(schema, { p: { holders: [{ first_name: 'Ada' }] } })).toEqual({})
  })
})

describe('serverErrors', () => {
  it('keeps what belongs to a field on screen', () => {
    const details = [
      { field: 'customer.email', message: 'Diese E-Mail-Adresse nimmt keine Post an.' },
      { field: 'customer.unknown', message: 'x' },
      { field: 'customer.billing_address.zipcode', message: 'hidden' },
      { id: 'no field' },
    ]
    expect(serverErrors(aCustomerForm(), {}, details)).toEqual({
      'customer.email': 'Diese E-Mail-Adresse nimmt keine Post an.',
    })
  })
})
