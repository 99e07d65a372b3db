import { unreadableTexts } from './unreadable-texts'

describe('unreadableTexts', () => {
  it.each([
    ['plain text', { a: 'Łódź\tan der\nWarthe 👋' }, []],
    ['NUL in a nested field', { a: { b: ['x', 'y\u0000'] } }, ['a.b.1']],
    ['half a character', { a: '\ud83d' }, ['a']],
    ['DEL', 'a\u007f', ['']],
    ['the name of a field', { a: { '\u0000': 1 } }, ['a']],
    ['no text', { a: 1, b: null, c: true }, []],
  ])('in %s', (_what, body, fields) => {
    expect(unreadableTexts(body)).toEqual(fields)
  })

  it('walks as deep as a body can be nested', () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}"\\u0000"${']'.repeat(5_000)}`) as unknown
    expect(unreadableTexts(deep)).toHaveLength(1)
  })

  // 63 kB of question got 248 MB of answer: the whole path of each of 7,500 texts
  it('names twenty of thousands, by the beginning of their paths', () => {
    const found = unreadableTexts({ ['k'.repeat(33_000)]: Array.from({ length: 7_500 }, () => '\u007f') })
    expect([found.length, Math.max(...found.map(({ length }) => length))]).toEqual([20, 200])
  })
})
