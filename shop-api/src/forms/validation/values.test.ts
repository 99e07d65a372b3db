import type { FormContext } from '../fields/form-context'
import { aTariff } from '@nimbus/shared-contracts/testing'
import { formOf } from '../scopes/scope-forms'
import { normaliseValues, pickVisible, withNeededGroups } from './values'

const context: FormContext = {
  today: '2026-11-27',
  kind: 'new-contract',
  tariff: aTariff(),
  checkData: null,
  hasDevice: false,
  hasIban: false,
}

describe('pickVisible', () => {
  const { fields } = formOf('PAYMENT', context)

  it('leaves out what the customer did not see, what is empty and what is no field', () => {
    const sent = {
      payment: { method: 'INVOICE', iban: 'DE89370400440532013000', account_holder: ' ', admin: true },
      other: 1,
    }
    expect(pickVisible(fields, sent)).toEqual({ payment: { method: 'INVOICE' } })
  })

  it('leaves out what hangs on a question that was hidden', () => {
    const sent = { payment: { method: 'INVOICE', holder_differs: true, holder_address: { city: 'Halle' } } }
    expect(pickVisible(fields, sent)).toEqual({ payment: { method: 'INVOICE' } })
  })

  it('keeps what belongs to the choice', () => {
    const sent = { payment: { method: 'DIRECT_DEBIT', account_holder: 'Ng' } }
    expect(pickVisible(fields, sent)).toEqual(sent)
  })
})

describe('normaliseValues', () => {
  const { fields } = formOf('CUSTOMER', context)
  const address = (house_no: string, house_no_suffix?: string) => ({
    customer: { address: { city: 'dresden', street: 'straße des 17. Juni', house_no, house_no_suffix } },
  })

  it.each([
    ['12a', '12', 'a'],
    ['12 a', '12', 'a'],
    ['12–14', '12', '-14'],
    ['12a-12c', '12', 'a-12c'],
    ['5/1', '5', '/1'],
    ['5 1/2', '5', '1/2'],
    ['135', '135', undefined],
  ])('splits the house number %s (FRM-38)', (typed, house_no, house_no_suffix) => {
    expect(normaliseValues(fields, address(typed))).toMatchObject({
      customer: { address: { house_no, ...(house_no_suffix && { house_no_suffix }) } },
    })
  })

  it('begins city and street with a capital letter', () => {
    expect(normaliseValues(fields, address('1'))).toMatchObject({
      customer: { address: { city: 'Dresden', street: 'Straße des 17. Juni' } },
    })
  })

  it.each([
    ['+49 (0)345 279580', '+49345279580'],
    ['0345/27 95 80', '+49345279580'],
    ['0049 345 279580', '+49345279580'],
    ['04921 801856', '+494921801856'],
  ])('writes the phone number %s as %s (FRM-42)', (phone, expected) => {
    expect(normaliseValues(fields, { customer: { phone } })).toEqual({ customer: { phone: expected } })
  })
})

describe('withNeededGroups', () => {
  it('makes the groups of required fields, so that each missing field is named', () => {
    expect(withNeededGroups(formOf('CUSTOMER', context).fields, {})).toEqual({ customer: { address: {} } })
  })
})
