import type { Address, CorrectedField } from '@nimbus/shared-contracts/availability'
import { aRegister } from '../../testing/a-register'
import { resolveAddress } from './resolve-address'
import { isZipcode } from './zipcodes'

const register = aRegister()

/** "01067|Dresden|Lindenstraße|12|a" as an address. */
function address(text: string): Address {
  const [zipcode = '', city = '', street = '', house_no = '', house_no_suffix = ''] = text.split('|')
  return { zipcode, city, street, house_no, ...(house_no_suffix && { house_no_suffix }) }
}

const resolve = (text: string, ...confirmed: CorrectedField[]) =>
  resolveAddress({ register, isZipcode }, { address: address(text), confirmed })

describe('resolveAddress', () => {
  // once the town was made ready anew for each of the 398 towns, so that one long name stopped the shop for seconds
  it.each([
    ['an address of the register', '01067|Dresden|Lindenstraße|12|a'],
    ['a town that nobody knows', '01067|Nirgendwo|Lindenstraße|12|a'],
    ['a beginning of a town', '60311|Frankfurt|Lindenstraße|12|a'],
    ['a slip in the street', '01067|Dresden|Lindenstrase|12|a'],
    ['nothing that is known', '99999|Nirgendwo|Nirgendwostraße|12|a'],
  ])('makes town and street ready once, for %s', (_what, text) => {
    const normalised = jest.spyOn(String.prototype, 'normalize')
    resolve(text)
    expect(normalised).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['60311|Frankfurt|Zeil|1', 'Frankfurt am Main'],
    ['06108|Halle|Zeil|1', 'Halle (Saale)'],
  ])('takes the beginning of a town for the largest that begins so: %s', (text, name) => {
    const { keys } = register.townOf(text.slice(0, 5))!
    expect(register.townNamed(keys[1]!)?.name).toBe(name)
    expect(resolve(text)).not.toMatchObject({ field: 'city' })
  })

  it.each([
    '01067|Dresden|Lindenstraße|12|a',
    '01067|dresden|Lindenstr.|12|A',
    '01067|Dresden|LINDENSTRASSE|12a',
    '01067|Dresden|Linden Straße|12 a',
    '80331|Muenchen|Kurt Schumacher Str|8|a',
  ])('takes the spelling of %s for what it means', (text) => {
    expect(resolve(text)).toMatchObject({ kind: 'exact', address: { house_no_suffix: 'a' } })
  })

  it('writes street and town as the register does', () => {
    expect(resolve('01067|dresden|lindenstr|12|a')).toMatchObject({
      address: { street: 'Lindenstraße', city: 'Dresden', house_no: '12', house_no_suffix: 'a', zipcode: '01067' },
    })
  })

  it.each([
    ['01067|Dresden|Lindenstrase|12|a', 'street', 'Lindenstraße', 'Lindenstrase'],
    ['01067|Dresden|Lindnestraße|12|a', 'street', 'Lindenstraße', 'Lindnestraße'],
    ['01067|Dresdn|Lindenstraße|12|a', 'city', 'Dresden', 'Dresdn'],
    ['01067|Leipzig|Lindenstraße|12|a', 'city', 'Dresden', 'Leipzig'],
    ['01068|Dresden|Lindenstraße|12|a', 'zipcode', '01067', '01068'],
    ['01099|Dresden|Lindenstraße|12|a', 'zipcode', '01067', '01099'],
    ['50667|Dresden|Lindenstraße|12|a', 'zipcode', '01067', '50667'],
    ['01067|Dresden|Lindenstraße|12|c', 'house_no_suffix', 'a', 'c'],
    ['01067|Dresden|Lindenstraße|13', 'house_no', '14', '13'],
    ['01067|Dresden|Lindenstraße|999', 'house_no', '48', '999'],
    ['80331|München|Kurt-Schumacher-Straße|8', 'house_no_suffix', 'a', 'ohne Zusatz'],
  ])('doubts one field of %s: %s, with %s and the own input %s', (text, field, option, own) => {
    const resolution = resolve(text)
    if (resolution.kind !== 'doubt') throw new Error(`no doubt but ${JSON.stringify(resolution)}`)
    const values = resolution.options.map(({ value }) => value)
    expect(resolution.field).toBe(field)
    expect(values).toContain(option)
    expect(values.at(-1)).toBe(own)
    expect(resolution.options.at(-1)?.address).toBeUndefined()
  })

  it('leads to the result with each option that has an address', () => {
    const resolution = resolve('01067|Dresden|Lindenstrase|12|a')
    const [first] = resolution.kind === 'doubt' ? resolution.options : []
    expect(first?.address && resolveAddress({ register, isZipcode }, { address: first.address })).toMatchObject({
      kind: 'exact',
    })
  })

  it('takes a confirmed town as it is', () => {
    expect(resolve('01067|Dresdn|Lindenstraße|12|a', 'city')).toMatchObject({ kind: 'exact' })
  })

  it('suggests the six registered numbers beside an unknown one, in their order (TEL-102)', () => {
    const resolution = resolve('01067|Dresden|Lindenstraße|999')
    const numbers = resolution.kind === 'doubt' ? resolution.options.slice(0, -1) : []
    expect(numbers).toHaveLength(6)
    const found = numbers.map((option) => Number(option.address?.house_no))
    expect(found).toEqual([...found].sort((a, b) => a - b))
    expect(Math.min(...found)).toBeGreaterThan(30)
    for (const option of numbers) {
      expect(resolveAddress({ register, isZipcode }, { address: option.address! }).kind).toBe('exact')
    }
  })

  // only the last answer was remembered: town and postal code were asked for in turns, for ever
  it.each<[string, CorrectedField[]]>([
    ['50667|Dresden|Lindenstraße|12|a', ['city', 'zipcode']],
    ['01067|Dresdn|Lindenstraße|999', ['city', 'house_no']],
    ['01099|Dresdn|Lindenstrase|12', ['city', 'zipcode', 'street']],
  ])('comes to an end for whoever insists on all of %s', (text, fields) => {
    const confirmed: CorrectedField[] = []
    for (let asked = resolve(text); asked.kind === 'doubt'; asked = resolve(text, ...confirmed)) {
      expect(confirmed).not.toContain(asked.field)
      confirmed.push(asked.field)
    }
    expect(fields).toEqual(expect.arrayContaining(confirmed))
  })

  it.each<[string, CorrectedField | undefined, string, string]>([
    ['01067|Dresden|Lindenstraße|13', 'house_no', 'house_no', 'UNKNOWN_NUMBER'],
    ['01067|Dresden|Lindenstraße|999', 'house_no', 'house_no', 'UNKNOWN_NUMBER'],
    ['01067|Dresden|Quantenbogen|1', undefined, 'street', 'UNKNOWN_STREET'],
    ['01067|Dresden|Lindenstrase|12|a', 'street', 'street', 'UNKNOWN_STREET'],
    ['01067|Dresden|Lindenstraße|12|c', 'house_no_suffix', 'house_no', 'UNKNOWN_NUMBER'],
    ['01662|Nirgendwo|Quantenbogen|1', 'city', 'street', 'UNKNOWN_STREET'],
    ['99999|Nirgendwo|Hauptstraße|1', undefined, 'zipcode', 'UNKNOWN_ZIPCODE'],
    ['36448|Bad Liebenstein|Hauptstraße|1', undefined, 'zipcode', 'NOT_COVERED'],
  ])('knows no %s (confirmed: %s): %s %s', (text, confirmed, field, reason) => {
    expect(resolve(text, ...(confirmed ? [confirmed] : []))).toEqual({ kind: 'unknown', field, reason })
  })

  it('takes a building of several numbers for each spelling of it', () => {
    const street = register.streets.find((candidate) => register.suffixes(candidate, 12)[0] === '-14')!
    const rest = `${street.zipcode}|${street.town.name}|${street.name}`
    expect(resolve(`${rest}|12`)).toMatchObject({ kind: 'exact', address: { house_no: '12', house_no_suffix: '-14' } })
    expect(resolve(`${rest}|12-14`)).toMatchObject({
      kind: 'exact',
      address: { house_no: '12', house_no_suffix: '-14' },
    })
    expect(resolve('01067|Dresden|Lindenstraße|12-14')).toMatchObject({ kind: 'exact', address: { house_no: '12' } })
  })
})
