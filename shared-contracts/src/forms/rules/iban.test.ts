import fc from 'fast-check'
import { composeIBAN, getCountrySpecifications, isValidIBAN } from 'ibantools'
import { formatIban, iban, isIban, maskIban, normaliseIban } from './iban'
import { IBAN_LENGTHS } from './iban-lengths'

const valid = [
  'DE89370400440532013000',
  'DE02120300000000202051',
  'AT611904300234573201',
  'GB82WEST12345698765432',
  'CH9300762011623852957',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
]

describe('isIban', () => {
  it.each(valid)('accepts %s', (text) => {
    expect(isIban(text)).toBe(true)
  })

  it.each([
    ['wrong check digits', 'DE89370400440532013001'],
    ['one digit short', 'DE8937040044053201300'],
    ['one digit long', 'DE893704004405320130000'],
    ['a country without IBAN', 'XX89370400440532013000'],
    // their remainder by 97 is 1 as well, but these check digits don't occur
    ['check digits 00', 'DE00370400440000000060'],
    ['check digits 01', 'DE01370400440000000042'],
    ['check digits 99', 'DE99370400440000000024'],
    ['letters as check digits', 'DEAA370400440532013000'],
    ['a sign inside', 'DE89-3704-0044-0532-0130-00'],
    ['a masked one', 'DE89 **** 3000'],
    ['a name of Object.prototype', 'constructor'],
  ])('refuses %s', (_, text) => {
    expect(isIban(text)).toBe(false)
  })

  it.each([
    ['97 for 00', 'DE97370400440000000060'],
    ['98 for 01', 'DE98370400440000000042'],
    ['02 for 99', 'DE02370400440000000024'],
  ])('accepts the check digits %s', (_, text) => {
    expect(isIban(text)).toBe(true)
  })

  it.each([
    ['DE', 22],
    ['AT', 20],
    ['CH', 21],
    ['GB', 22],
    ['FR', 27],
  ] as const)('knows the length of %s: %i', (country, length) => {
    expect(IBAN_LENGTHS[country]).toBe(length)
  })

  it('knows the length of every country that ibantools knows', () => {
    const theirs = Object.entries(getCountrySpecifications()).flatMap(([country, { chars }]) =>
      chars ? [[country, chars]] : [],
    )
    expect(IBAN_LENGTHS).toEqual(Object.fromEntries(theirs))
  })

  it('agrees with ibantools on every German account number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{18}$/), fc.integer({ min: 0, max: 99 }), (account, check) => {
        const text = `DE${String(check).padStart(2, '0')}${account}`
        const composed = composeIBAN({ countryCode: 'DE', bban: account })
        expect(composed === null || isIban(composed)).toBe(true)
        expect(isIban(text)).toBe(isValidIBAN(text))
      }),
    )
  })
})

describe('normaliseIban', () => {
  it.each([
    'de89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000',
    ' DE89 3704 0044 0532 0130 00 ',
    'DE89\u202f3704\u202f0044\u202f0532\u202f0130\u202f00',
    'DE89\u200b3704\u200b0044\u200b0532\u200b0130\u200b00',
    '\ufeffDE89370400440532013000',
  ])('takes %j as pasted from a banking app', (pasted) => {
    expect(normaliseIban(pasted)).toBe('DE89370400440532013000')
    expect(iban(pasted)).toBe(true)
  })

  it('leaves letters alone that only look like ASCII in upper case', () => {
    expect(normaliseIban('dıe')).toBe('DıE')
  })
})

describe('formatIban', () => {
  it.each([
    ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['AT611904300234573201', 'AT61 1904 3002 3457 3201'],
    ['DE893', 'DE89 3'],
    ['', ''],
  ])('%s → %s', (text, formatted) => {
    expect(formatIban(text)).toBe(formatted)
  })
})

describe('maskIban', () => {
  it('shows the first and the last four characters', () => {
    expect(maskIban('DE89 3704 0044 0532 0130 00')).toBe('DE89 **** 3000')
  })
})
