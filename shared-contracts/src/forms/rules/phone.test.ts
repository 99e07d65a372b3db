import { PHONE_CASES } from '../../testing'
import { formatPhone, nationalPhone, normalisePhone } from './phone'
import { uncallable } from './uncallable'

describe('normalisePhone', () => {
  it.each(PHONE_CASES)('%s → %s', (typed, e164) => {
    expect(normalisePhone(typed)).toBe(e164)
  })

  it('refuses nothing', () => {
    expect(normalisePhone('')).toBeUndefined()
  })
})

describe('uncallable', () => {
  it.each(PHONE_CASES)('has something to say of %s unless it is %s', (phone, e164) => {
    const broken = [{ keyword: 'pattern', instancePath: '/customer/phone', params: {} }]
    expect(uncallable({ customer: { phone } })).toEqual(e164 ? [] : broken)
  })

  it.each([{}, { customer: {} }, { customer: { phone: '' } }])('says nothing of no number: %j', (values) => {
    expect(uncallable(values)).toEqual([])
  })
})

describe('nationalPhone', () => {
  it.each([
    ['+49 171 234-5678', '01712345678'],
    ['0171/2345678', '01712345678'],
    ['0151 23456789', '015123456789'],
    // not one of ours: the field's rule says so
    ['+43 664 1234567', '+43 664 1234567'],
    ['keine', 'keine'],
  ])('%s → %s', (typed, dialled) => {
    expect(nationalPhone(typed)).toBe(dialled)
  })
})

describe('formatPhone', () => {
  it.each([
    ['+49345279580', '+49 345 279580'],
    ['keine', 'keine'],
    // an area code was read out as a number: +49 0351
    ['0351', '0351'],
    ['033731', '033731'],
    ['01712345678', '+49 171 2345678'],
  ])('%s → %s', (phone, text) => {
    expect(formatPhone(phone)).toBe(text)
  })
})
