import { matchesTag } from './entity-tag'

describe('matchesTag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
    [undefined, false],
  ])('%s → %s', (header, known) => {
    expect(matchesTag(header, '"a"')).toBe(known)
  })
})
