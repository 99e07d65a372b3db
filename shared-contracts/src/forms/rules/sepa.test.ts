import { IBAN_LENGTHS } from './iban-lengths'
import { isIban } from './iban'
import { isInSepa, sepa } from './sepa'
import { SEPA_COUNTRIES } from './sepa-countries'

/** The same account number in a country, with its check digits (ISO 13616). */
function ibanOf(country: string): string {
  const account = '1'.repeat((IBAN_LENGTHS[country] ?? 0) - 4)
  const digits = Array.from(`${account}${country}00`, (sign) => Number.parseInt(sign, 36)).join('')
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`
}

describe('isInSepa', () => {
  // "Die IBAN ist gültig", and a mandate that no bank would carry out
  it.each(['BR', 'SA', 'RU', 'LC'])('refuses an account in %s', (country) => {
    expect([isIban(ibanOf(country)), isInSepa(ibanOf(country))]).toEqual([true, false])
  })

  it('takes every IBAN of a SEPA country and no other, of all countries that have IBANs', () => {
    const taken = Object.keys(IBAN_LENGTHS).filter((country) => isInSepa(ibanOf(country)))
    expect(taken.toSorted()).toEqual([...SEPA_COUNTRIES].toSorted())
    // the 41 countries of EPC409-09, Gibraltar, and nine territories of Finland and France
    expect(taken).toHaveLength(51)
  })

  it('leaves what is no IBAN to the rule of IBANs, and knows one however it is written', () => {
    expect([sepa(''), isInSepa('hallo'), isInSepa('RU00')]).toEqual([true, true, true])
    expect(
      isInSepa(
        ` ${ibanOf('RU')
          .toLowerCase()
          .replace(/(.{4})/g, '$1 ')}`,
      ),
    ).toBe(false)
    expect(isInSepa('de89 3704 0044 0532 0130 00')).toBe(true)
  })
})
