import * as v from 'valibot'
import { asChecked, asGeographic, sentAddressSchema } from './geographic-address'

const HERE = { zipcode: '01067', city: 'Dresden', street: 'Lindenstraße', house_no: '12' }
const THERE = { postcode: '01067', city: 'Dresden', streetName: 'Lindenstraße', streetNr: '12' }

describe('asChecked and asGeographic', () => {
  it.each([
    [undefined, {}],
    ['a', { streetNrSuffix: 'a' }],
    ['1/2', { streetNrSuffix: '1/2' }],
    ['-14', { streetNrLast: '14' }],
    ['-14b', { streetNrLast: '14', streetNrLastSuffix: 'b' }],
    ['a-12c', { streetNrSuffix: 'a', streetNrLast: '12', streetNrLastSuffix: 'c' }],
    ['a-c', { streetNrSuffix: 'a-c' }],
  ])('write and read the suffix %s', (house_no_suffix, parts) => {
    const address = { ...HERE, ...(house_no_suffix && { house_no_suffix }) }
    expect(asGeographic(address)).toEqual({ ...THERE, ...parts, country: 'DE' })
    expect(asChecked({ ...THERE, ...parts })).toEqual({ address })
  })

  it('know district and dwelling', () => {
    expect(asGeographic({ ...HERE, district: 'Altstadt' })).toEqual({ ...THERE, locality: 'Altstadt', country: 'DE' })
    expect(asChecked({ ...THERE, locality: 'Altstadt', geographicSubAddress: [{ name: 'Hinterhaus' }] })).toEqual({
      address: { ...HERE, district: 'Altstadt' },
      unit: 'Hinterhaus',
    })
  })

  it('leave out what is not told', () => {
    expect(asGeographic({ zipcode: '01067', city: '' })).toEqual({ postcode: '01067', country: 'DE' })
  })
})

describe('sentAddressSchema', () => {
  it('takes no part that it could not read, and no other country', () => {
    expect(v.safeParse(sentAddressSchema, THERE).success).toBe(true)
    for (const more of [{ streetType: 'Allee' }, { stateOrProvince: 'Sachsen' }, { country: 'AT' }])
      expect(v.safeParse(sentAddressSchema, { ...THERE, ...more }).success).toBe(false)
  })
})
