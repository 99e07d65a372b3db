import fc from 'fast-check'
import { pageNumbers } from './page-numbers'

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 20, [1, 2, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [5, 20, [1, null, 4, 5, 6, null, 20]],
    [20, 20, [1, null, 19, 20]],
  ])('of page %i of %i', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers)
  })

  it('always has the first, the last and this page once, in order, and at most seven entries', () => {
    const places = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
    fc.assert(
      fc.property(places, ([page, pages]) => {
        const numbers = pageNumbers(page, pages)
        const linked = numbers.filter((number) => number !== null)
        expect(linked).toEqual([...new Set(linked)].sort((one, other) => one - other))
        expect(linked).toEqual(expect.arrayContaining([1, page, pages]))
        expect(numbers.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})
