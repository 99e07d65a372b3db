import { matching, withFields } from './list-query'

describe('matching', () => {
  it.each([
    ['name', 'DSL M', 'DSL M', true],
    ['name', 'DSL M', 'DSL', false],
    ['name', ['DSL S', 'DSL M'], 'DSL M', true],
    // a query is read as keyboards write it, and a name may have a hyphen without width
    ['name', 'Glasfaser', 'Glas\u00adfaser', true],
    ['isBundle', 'true', true, true],
    ['isBundle', 'true', false, false],
    ['category.id', 'dsl-tarife', ['magentazuhause-tarife', 'dsl-tarife'], true],
    ['category.id', 'dsl-tarife', [], false],
    ['brand', 'Nimbus', undefined, false],
    ['lastUpdate', '2026-11-01T00:00:00+01:00', '2026-10-31T23:00:00.000Z', true],
    ['lastUpdate', '2026-11-01', '2026-10-31T23:00:00.000Z', false],
    ['lastUpdate', 'gibtsnicht', '2026-10-31T23:00:00.000Z', false],
    // no instant, though it could be read as one
    ['version', '2026', '2026-01-01T00:00:00.000Z', false],
  ] as const)('%s=%j of %j: %s', (name, values, fact, expected) => {
    expect(matching(name, values)(fact)).toBe(expected)
  })
})

describe('withFields', () => {
  it('has what was asked for and what tells which it is', () => {
    const price = { id: 'a', href: 'b', name: 'c', version: 'd', '@type': 'NimbusPrice' }
    expect(withFields(price, 'version,price')).toEqual({ id: 'a', href: 'b', version: 'd', '@type': 'NimbusPrice' })
    expect(withFields(price, undefined)).toEqual(price)
  })
})
