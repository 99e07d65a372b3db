import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { isSame } from './same'

describe('isSame', () => {
  it.each([
    [{ a: 1, b: { c: [2] } }, { b: { c: [2] }, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1, c: 2 }, false],
    [{ toString: 1 }, {}, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j and %j → %s', (one, other, same) => {
    expect([isSame(one, other), isSame(other, one)]).toEqual([same, same])
  })

  it('says of any two JSON values what Node says', () => {
    const json = fc.json().map((text) => JSON.parse(text) as unknown)
    fc.assert(fc.property(json, json, (one, other) => isSame(one, other) === isDeepStrictEqual(one, other)))
    fc.assert(fc.property(json, (value) => isSame(value, JSON.parse(JSON.stringify(value)))))
  })
})
