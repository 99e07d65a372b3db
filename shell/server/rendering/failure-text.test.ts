import { failureText } from './failure-text'

describe('failureText', () => {
  it.each<[string, unknown, RegExp]>([
    ['an error', new Error('boom'), /^Error: boom\n {4}at /],
    ['a text', 'boom', /^boom$/],
    ['nothing', undefined, /^undefined$/],
    ['null', null, /^null$/],
    ['a symbol', Symbol('a'), /^Symbol\(a\)$/],
    ['an object without a prototype', Object.create(null), /^a value of type object$/],
    ['an error whose stack is no text', Object.assign(new Error('boom'), { stack: 5 }), /^5$/],
    ['10,000 characters', 'x'.repeat(10_000), /^x{2000}$/],
  ])('says %s', (_, thrown, text) => {
    expect(failureText(thrown)).toMatch(text)
  })

  it('says what throws when it is asked', () => {
    const error = Object.defineProperty(new Error('a'), 'stack', {
      get() {
        throw new Error('b')
      },
    })
    expect(failureText(error)).toBe('a value of type object')
  })
})
