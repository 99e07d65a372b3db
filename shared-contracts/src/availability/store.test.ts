import { aCheckData } from '../testing'
import { addressKey, formatAddress, isAvailabilityValid, isAvailable } from './store'

describe('isAvailabilityValid', () => {
  const checkData = aCheckData({ valid_until: '2026-11-27T12:00:00.000Z' })
  it.each([
    ['2026-11-27T11:59:59.999Z', true],
    ['2026-11-27T12:00:00.000Z', false],
  ])('at %s → %s', (now, valid) => {
    expect(isAvailabilityValid(checkData, new Date(now))).toBe(valid)
  })

  it('is false without a check', () => {
    expect(isAvailabilityValid(null, new Date(0))).toBe(false)
  })
})

describe('isAvailable', () => {
  it('looks for the tariff among those that can be ordered', () => {
    const checkData = aCheckData({ products: ['a', 'b'] })
    expect([isAvailable(checkData, 'a'), isAvailable(checkData, 'c')]).toEqual([true, false])
  })
})

describe('formatAddress', () => {
  const address = { street: 'Lindenstraße', house_no: '12', zipcode: '01067', city: 'Dresden' }
  it.each([
    [undefined, 'Lindenstraße 12, 01067 Dresden'],
    ['a', 'Lindenstraße 12a, 01067 Dresden'],
    ['-14', 'Lindenstraße 12-14, 01067 Dresden'],
    ['1/2', 'Lindenstraße 12 1/2, 01067 Dresden'],
  ])('with the suffix %s → %s', (house_no_suffix, line) => {
    expect(formatAddress({ ...address, ...(house_no_suffix && { house_no_suffix }) })).toBe(line)
  })
})

describe('addressKey', () => {
  const { address } = aCheckData().availability
  it.each([
    ['the address', {}, 'lindenstraße 12a, 01067 dresden'],
    ['a dwelling', { unit: '2. OG links' }, 'lindenstraße 12a, 01067 dresden, 2. og links'],
    [
      'other capitals and spaces',
      { address: { ...address, street: ' LINDENSTRAßE ', city: 'DRESDEN' } },
      'lindenstraße 12a, 01067 dresden',
    ],
    [
      'another number',
      { address: { ...address, house_no: '14', house_no_suffix: undefined } },
      'lindenstraße 14, 01067 dresden',
    ],
  ])('of %s', (_, over, key) => {
    expect(addressKey(aCheckData(over))).toBe(key)
  })
})
