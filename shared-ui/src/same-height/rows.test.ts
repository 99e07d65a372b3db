import fc from 'fast-check'
import { rowsOf, TOLERANCE } from './rows'

describe('rowsOf', () => {
  it.each([
    ['close', [0, 5], [[0, 1]]],
    ['close', [0, 6], [[0], [1]]],
    ['loose', [0, 20], [[0, 1]]],
    ['loose', [0, 21], [[0], [1]]],
    ['close', [105, 100], [[0, 1]]],
    ['close', [0, 2, 400, 404, 800], [[0, 1], [2, 3], [4]]],
    ['close', [], []],
  ] as const)('%s, edges at %j → %j', (tolerance, tops, rows) => {
    expect(rowsOf(tops, TOLERANCE[tolerance])).toEqual(rows)
  })

  it('puts each part into one row', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 5000 })), fc.constantFrom(5, 20), (tops, tolerance) => {
        const parts = rowsOf(tops, tolerance).flat()
        expect(parts.toSorted((a, b) => a - b)).toEqual([...tops.keys()])
      }),
    )
  })
})
