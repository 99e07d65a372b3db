import fc from 'fast-check'
import { FILTER_KEYS, filterQuery, filtersOf, flushFilters, toggleFilter, type ActiveFilter } from '.'

const solvar: ActiveFilter = { key: 'company', value: 'Solvar' }
const kelvo: ActiveFilter = { key: 'company', value: 'Kelvo' }
const blue: ActiveFilter = { key: 'color_group', value: 'Blau' }

describe('toggleFilter', () => {
  it.each([
    ['adds what is not there', [solvar], kelvo, [solvar, kelvo]],
    ['removes what is there', [solvar, kelvo], solvar, [kelvo]],
    [
      'tells the same value of two keys apart',
      [solvar],
      { key: 'storage', value: 'Solvar' } as const,
      [solvar, { key: 'storage', value: 'Solvar' }],
    ],
    ['knows a pair whatever its custom value', [{ ...solvar, customValue: 'Solvar GmbH' }], solvar, []],
    [
      'keeps a custom value',
      [],
      { ...solvar, customValue: 'Solvar GmbH' },
      [{ ...solvar, customValue: 'Solvar GmbH' }],
    ],
  ])('%s', (_, active, filter, expected) => {
    expect(toggleFilter(active, filter)).toEqual(expected)
  })

  it('twice changes nothing but the order', () => {
    const filter = fc.record({ key: fc.constantFrom(...FILTER_KEYS), value: fc.constantFrom('a', 'b', 'c') })
    fc.assert(
      fc.property(
        fc.uniqueArray(filter, { selector: ({ key, value }) => `${key} ${value}` }),
        filter,
        (active, one) => {
          const twice = toggleFilter(toggleFilter(active, one), one)
          expect(new Set(twice)).toEqual(
            new Set(active.map((same) => twice.find((other) => other.key === same.key && other.value === same.value))),
          )
          expect(twice).toHaveLength(active.length)
        },
      ),
    )
  })
})

describe('flushFilters', () => {
  it.each([
    ['sets those of an address', [], [solvar, blue], [solvar, blue]],
    ['removes those that are active', [solvar, blue], [solvar, blue], []],
    ['toggles each entry', [solvar], [solvar, kelvo], [kelvo]],
  ])('%s and clears the list', (_, active, queryList, expected) => {
    expect(flushFilters(active, queryList)).toEqual({ active: expected, queryList: [] })
  })
})

describe('filtersOf and filterQuery', () => {
  it('read and write several values of a filter', () => {
    const query = { company: 'Solvar,Kelvo', color_group: 'Blau', storage: undefined }
    expect(filtersOf(query)).toEqual([solvar, kelvo, blue])
    expect(filterQuery([solvar, kelvo, blue])).toEqual(query)
  })

  it.each([
    [{}, []],
    [{ company: '', storage: ',,' }, []],
    [{ company: 'Solvar,Solvar', constructor: 'x' }, [solvar]],
  ])('%j → %j', (query, expected) => {
    expect(filtersOf(query as Record<string, string>)).toEqual(expected)
  })
})
