import { splitHouseNumber, withGroups, withValue } from '.'

describe('withValue', () => {
  it('makes the groups on the way and changes nothing of what was given', () => {
    const values = { a: { b: 1 } }
    expect(withValue(values, 'a.c.d', 2)).toEqual({ a: { b: 1, c: { d: 2 } } })
    expect(values).toEqual({ a: { b: 1 } })
  })

  it.each([
    [{}, 'a.0.b', { a: [{ b: 'x' }] }],
    [{ a: ['y', 'z'] }, 'a.1', { a: ['y', 'x'] }],
    [{ a: [{ b: 'y', c: 'z' }] }, 'a.0.b', { a: [{ b: 'x', c: 'z' }] }],
    [{ a: 'text' }, 'a.b', { a: { b: 'x' } }],
  ])('writes into %j at %s', (values, path, expected) => {
    expect(withValue(values, path, 'x')).toEqual(expected)
  })

  it('makes no group out of what every object inherits', () => {
    expect(withValue({}, 'constructor.name', 'x')).toEqual({ constructor: { name: 'x' } })
    expect(Object.name).toBe('Object')
  })
})

describe('withGroups', () => {
  it.each([
    [{}, ['customer.email', 'customer.address.city'], { customer: { address: {} } }],
    [{ customer: { email: 'a@b.de' } }, ['customer.email'], { customer: { email: 'a@b.de' } }],
    [{}, ['change.holders.0.first_name', 'numbers.1', 'email'], {}],
  ])('adds to %j the groups of %j', (values, ids, expected) => {
    expect(withGroups(values, ids)).toEqual(expected)
  })
})

describe('splitHouseNumber', () => {
  it.each([
    ['12a', undefined, '12', 'a'],
    ['12 a', '', '12', 'a'],
    ['12', 'a', '12', 'a'],
    // whoever typed the suffix into both fields was told to type "12 oder 12a"
    ['12a', 'a', '12', 'a'],
    ['12-14', ' -14', '12', '-14'],
    ['12a', 'A', '12', 'a'],
    ['12–14', undefined, '12', '-14'],
    ['5', '½', '5', '1/2'],
    ['135', undefined, '135', undefined],
    // what is none stays, so that its rule fails
    ['abc', undefined, 'abc', undefined],
    ['12a', 'b', '12a', 'b'],
  ])('%s and %s → %s and %s', (house_no, house_no_suffix, no, suffix) => {
    const split = splitHouseNumber({ a: { house_no, house_no_suffix } }, 'a.house_no').a
    expect(split).toMatchObject({ house_no: no })
    expect((split as { house_no_suffix?: string }).house_no_suffix || undefined).toBe(suffix)
  })

  it('adds nothing where no house number was typed', () => {
    expect(splitHouseNumber({}, 'a.house_no')).toEqual({})
  })
})
