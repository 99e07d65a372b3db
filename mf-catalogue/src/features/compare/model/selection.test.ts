import { replaced, selectionOf } from './selection'

describe('selectionOf', () => {
  const ids = (query: Record<string, string>) => selectionOf(query).entries.map(({ tariffId }) => tariffId)

  it.each([
    ['nothing', {}, []],
    ['an empty list', { tarife: '' }, []],
    ['a list in its order', { tarife: 'dsl-l-24,dsl-m-24' }, ['dsl-l-24', 'dsl-m-24']],
    ['each once, without blanks', { tarife: ' a, b,,a' }, ['a', 'b']],
    ['the fields of the form, also empty ones', { tarif1: 'a', tarif2: '', tarif3: 'c' }, ['a', 'c']],
    ['the tiles of a list', { tarif2: 'b', tarif9: 'i' }, ['b', 'i']],
    ['the form before the list', { tarife: 'x', tarif1: 'a' }, ['a']],
    ['a form in which nothing is chosen', { tarife: 'x', tarif1: '', tarif2: '' }, []],
  ])('reads %s', (_, query, expected) => {
    expect(ids(query)).toEqual(expected)
  })

  it('keeps three and counts the others', () => {
    expect(ids({ tarife: 'a,b,c,d,e' })).toEqual(['a', 'b', 'c'])
    expect(selectionOf({ tarife: 'a,b,c,d,e' }).refused).toBe(2)
  })

  it('names what it can’t read and goes on', () => {
    expect(selectionOf({ tarife: 'a,b~c,d' })).toEqual({
      entries: [{ tariffId: 'a' }, { tariffId: 'd' }],
      refused: 0,
      unreadable: ['b~c'],
    })
  })
})

describe('replaced', () => {
  it.each([
    [['a', 'b'], 'a', 'c', ['c', 'b']],
    [['a', 'b'], 'a', undefined, ['b']],
    [['a', 'b'], 'a', 'b', ['b']],
    [['a', 'b'], 'x', 'c', ['a', 'b']],
  ])('%j with another in the place of %s', (keys, key, by, expected) => {
    expect(replaced(keys, key, by)).toEqual(expected)
  })
})
