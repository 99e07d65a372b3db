import postalCodes from 'german-postal-codes'
import { bundledRegister } from './data'
import { aRegister } from '../../testing/a-register'
import { createRegister } from './register'

describe('the bundled register', () => {
  const register = aRegister()

  it('has at least 200,000 addresses', () => {
    expect(register.count()).toBeGreaterThanOrEqual(200_000)
  })

  it('has a few hundred towns, each postal code real and of one town', () => {
    const zipcodes = register.towns.flatMap((town) => town.zipcodes)
    expect(register.towns.length).toBeGreaterThanOrEqual(250)
    expect(zipcodes.filter((zipcode) => !postalCodes.includes(zipcode))).toEqual([])
    expect(new Set(zipcodes).size).toBe(zipcodes.length)
  })

  it('is the same whenever it is built', () => {
    const again = createRegister(bundledRegister())
    const factsOf = ({ streets, suffixes, line }: typeof register) =>
      streets
        .filter((_, index) => index % 97 === 0)
        .map((street) => [street.name, street.zipcode, street.last, suffixes(street, 5), line(street, 5)])
    expect(factsOf(again)).toEqual(factsOf(register))
    expect(again.count()).toBe(register.count())
  })

  it('has no street of a name twice in a town', () => {
    const keys = register.streets.map(({ town, key }) => `${town.name} ${key}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has streets in every postal code', () => {
    const empty = register.towns
      .flatMap((town) => town.zipcodes)
      .filter((zipcode) => register.streetsIn(zipcode).length < 3)
    expect(empty).toEqual([])
  })

  it('knows every kind of house', () => {
    const kinds = new Set<string>()
    for (const street of register.streets.filter((_, index) => index % 11 === 0)) {
      for (let number = 1; number <= street.last; number++) {
        const suffixes = register.suffixes(street, number)
        const { fibre, dsl_down, units } = register.line(street, number)
        kinds.add(`fibre ${fibre}`).add(`dsl ${dsl_down}`).add(street.town.region)
        kinds.add(units.length > 0 ? 'units' : 'one unit')
        kinds.add(
          suffixes.length === 0
            ? 'unknown'
            : suffixes.includes('a')
              ? 'a'
              : suffixes[0]?.startsWith('-')
                ? 'range'
                : 'plain',
        )
      }
    }
    expect([...kinds].sort()).toEqual(
      [
        'REGIO',
        'STANDARD',
        'a',
        'dsl 0',
        'dsl 100',
        'dsl 16',
        'dsl 250',
        'dsl 50',
        'fibre BUILT',
        'fibre NONE',
        'fibre PLANNED',
        'one unit',
        'plain',
        'range',
        'units',
        'unknown',
      ].sort(),
    )
  })

  it('is built with less than two seconds of computing, a third of a second where nothing measures', () => {
    const before = process.cpuUsage()
    createRegister(bundledRegister())
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(2_000)
  })
})
