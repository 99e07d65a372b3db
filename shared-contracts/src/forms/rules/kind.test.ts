import { isKind } from './kind'

describe('isKind', () => {
  it.each([
    ['a', 'string', true],
    [12, 'string', false],
    [['a'], 'string', false],
    [1.5, 'number', true],
    ['1.5', 'number', false],
    [7, 'integer', true],
    ['01067', 'integer', true],
    [-7, 'integer', false],
    ['1.5', 'integer', false],
    [false, 'boolean', true],
    ['true', 'boolean', false],
    [['a'], 'array', true],
    ['ab', 'array', false],
    [{ a: 1 }, 'object', true],
    [['a'], 'object', false],
    ['7', ['integer', 'boolean'], true],
    ['a', ['integer', 'boolean'], false],
    ['a', 'constructor', false],
  ])('%j as %j → %s', (value, type, passes) => {
    expect(isKind(value, type)).toBe(passes)
  })

  it.each(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'])(
    'passes what is empty as %s',
    (type) => {
      expect([null, undefined, '', ' ', []].map((empty) => isKind(empty, type))).toEqual(Array(5).fill(true))
    },
  )
})
