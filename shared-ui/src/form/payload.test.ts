import { aCustomerForm, aField, aFormSchema, aPaymentForm } from '@nimbus/shared-contracts/testing'
import { normalisePhone } from '@nimbus/shared-contracts/forms/rules'
import { payloadOf, withShownGroups } from './payload'

const differs = { field: 'a.differs', equals: true }
const address = aFormSchema({
  'a.differs': aField({ type: 'checkbox' }),
  'a.street': aField({ visibleIf: differs }),
  'a.house_no': aField({ visibleIf: differs }),
  'a.house_no_suffix': aField({ visibleIf: differs, optional: true }),
  'a.city': aField({ visibleIf: differs }),
})

describe('payloadOf', () => {
  it('leaves out empty values and keeps false', () => {
    const values = { customer: { first_name: ' ', last_name: 'Ng', billing_address_differs: false } }
    expect(payloadOf(aCustomerForm(), values)).toEqual({
      customer: { last_name: 'Ng', billing_address_differs: false },
    })
  })

  it('leaves out what a hidden field still holds', () => {
    const values = { payment: { method: 'INVOICE', iban: 'DE89370400440532013000' } }
    expect(payloadOf(aPaymentForm(), values)).toEqual({ payment: { method: 'INVOICE' } })
  })

  it('keeps umlauts, apostrophes and hyphens as typed', () => {
    const values = { customer: { first_name: 'Zoë', last_name: 'O’Neill-Müller' } }
    expect(payloadOf(aCustomerForm(), values)).toEqual(values)
  })

  it.each([
    ['de89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000', 'DE89370400440532013000'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['DE89\u202f3704\u200b0044 0532 0130 00', 'DE89370400440532013000'],
    ['DE89 **** 3000', 'DE89 **** 3000'],
  ])('sends the IBAN %s as %s', (typed, expected) => {
    const values = { payment: { method: 'DIRECT_DEBIT', iban: typed } }
    expect(payloadOf(aPaymentForm(), values)).toEqual({ payment: { method: 'DIRECT_DEBIT', iban: expected } })
  })

  it.each([
    ['12', 'a', '12', 'a'],
    ['12 a', '', '12', 'a'],
    ['12–14', '', '12', '-14'],
    ['5 1/2', '', '5', '1/2'],
    ['7', '', '7', undefined],
    ['abc', '', 'abc', undefined],
  ])('splits the house number %s %s', (house_no, house_no_suffix, expectedNo, expectedSuffix) => {
    const values = { a: { differs: true, street: 'E4', city: 'Mannheim', house_no, house_no_suffix } }
    expect(payloadOf(address, values)).toEqual({
      a: {
        differs: true,
        street: 'E4',
        city: 'Mannheim',
        house_no: expectedNo,
        ...(expectedSuffix && { house_no_suffix: expectedSuffix }),
      },
    })
  })

  it('capitalises the first letter of city and street', () => {
    const values = { a: { differs: true, street: 'äußere Straße', city: 'köln', house_no: '1' } }
    expect(payloadOf(address, values)).toMatchObject({ a: { street: 'Äußere Straße', city: 'Köln' } })
  })

  it.each([
    ['0345 279580', '+49345279580'],
    ['(0345) 27 95 80', '+49345279580'],
    ['0345.279580', '+49345279580'],
    ['0345–279580', '+49345279580'],
    ['+49 (0)345 / 27 95 80', '+49345279580'],
    ['0043 1 5880', '+4315880'],
    ['keine', 'keine'],
  ])('sends the phone number %s as %s', (typed, expected) => {
    const phone = aFormSchema({ 'customer.phone': aField({ type: 'tel' }) })
    expect(payloadOf(phone, { customer: { phone: typed } }, normalisePhone)).toEqual({ customer: { phone: expected } })
  })

  it('keeps one space where several were typed', () => {
    const values = { customer: { first_name: ' Anna  Lena ', last_name: 'Ng' } }
    expect(payloadOf(aCustomerForm(), values)).toEqual({ customer: { first_name: 'Anna Lena', last_name: 'Ng' } })
  })

  it('sends no date when no part of it was typed', () => {
    expect(payloadOf(aCustomerForm(), { customer: { birth_date: '--' } })).toEqual({})
  })
})

describe('withShownGroups', () => {
  it('adds the groups of the fields on screen, so that a missing field is named', () => {
    expect(withShownGroups(aCustomerForm(), {}, {})).toEqual({ customer: {} })
    const differing = { customer: { billing_address_differs: true } }
    expect(withShownGroups(aCustomerForm(), differing, differing)).toEqual({
      customer: { billing_address_differs: true, billing_address: {} },
    })
  })
})
