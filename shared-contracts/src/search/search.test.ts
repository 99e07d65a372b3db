import fc from 'fast-check'
import { MAX_QUERY_LENGTH, searchQuery } from './search'

describe('searchQuery', () => {
  it.each([
    ['  DSL\n M ', 'DSL M'],
    ['Glas\u0000faser', 'Glas faser'],
    ['\u00a0\t', ''],
    ['a'.repeat(100), 'a'.repeat(80)],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
    ['😀'.repeat(81), '😀'.repeat(80)],
  ])('%j → %j', (typed, query) => {
    expect(searchQuery(typed)).toBe(query)
  })

  it('is the same when it is done again, and never longer than it may be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const query = searchQuery(typed)
        expect(searchQuery(query)).toBe(query)
        expect(Array.from(query).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH)
      }),
    )
  })
})
