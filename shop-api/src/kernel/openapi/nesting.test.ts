import { isNestedDeeper } from './nesting'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

describe('isNestedDeeper', () => {
  it.each([
    ['text', 0, false],
    [{}, 0, true],
    [{ a: 'text' }, 1, false],
    [{ a: [{ b: 1 }] }, 3, false],
    [{ a: [{ b: 1 }], c: null }, 2, true],
    [nested(24), 24, false],
    [nested(25), 24, true],
    // as deep as a body of 64 kB can be, where a recursive walk ends in a RangeError
    [nested(32_000), 24, true],
  ])('%#: more than %s levels', (value, most, expected) => {
    expect(isNestedDeeper(value, most)).toBe(expected)
  })
})
