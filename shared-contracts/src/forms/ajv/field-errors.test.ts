import { PHONE_CASES } from '../../testing'
import { normalisePhone } from '../rules/phone'
import { fieldErrors, uncallable } from './field-errors'

const error = (keyword: string, instancePath: string, params: Record<string, unknown> = {}) => ({
  keyword,
  instancePath,
  params,
})

describe('fieldErrors', () => {
  it('gives a missing field its own error', () => {
    const errors = [error('required', '/customer/address', { missingProperty: 'zipcode' })]
    expect(fieldErrors(errors)).toEqual({ 'customer.address.zipcode': 'required' })
  })

  it('names list entries by their index', () => {
    expect(fieldErrors([error('pattern', '/porting/numbers/1')])).toEqual({ 'porting.numbers.1': 'pattern' })
  })

  it('names the later of two equal entries', () => {
    expect(fieldErrors([error('uniqueItems', '/porting/numbers', { i: 2, j: 0 })])).toEqual({
      'porting.numbers.2': 'uniqueItems',
    })
  })

  it('shows one error a field, the most helpful first', () => {
    const errors = [error('pattern', '/a'), error('minLength', '/a'), error('maxLength', '/b'), error('pattern', '/b')]
    expect(fieldErrors(errors)).toEqual({ a: 'minLength', b: 'maxLength' })
  })

  it('leaves out the frame around conditions', () => {
    const errors = [error('required', '/c', { missingProperty: 'company' }), error('if', '/c'), error('anyOf', '/c')]
    expect(fieldErrors(errors)).toEqual({ 'c.company': 'required' })
  })

  it('calls enum and numeric as the messages do', () => {
    expect(fieldErrors([error('enum', '/a'), error('numeric', '/b')])).toEqual({ a: 'one_of', b: 'type' })
  })
})

describe('uncallable', () => {
  it.each(PHONE_CASES)('has something to say of %s unless it is %s', (phone, e164) => {
    const broken = [{ keyword: 'pattern', instancePath: '/customer/phone', params: {} }]
    expect(uncallable({ customer: { phone } }, normalisePhone)).toEqual(e164 ? [] : broken)
  })

  it.each([{}, { customer: {} }, { customer: { phone: '' } }])('says nothing of no number: %j', (values) => {
    expect(uncallable(values, normalisePhone)).toEqual([])
  })
})
