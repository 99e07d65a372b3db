import fc from 'fast-check'
import { markedParts } from './marked-parts'

const marked = (text: string, marks: string[]): string =>
  markedParts(text, marks)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

describe('markedParts', () => {
  it.each([
    ['DSL M für Sie', ['DSL', 'M'], '[DSL] [M] für Sie'],
    ['Glasfaser-Tarife', ['Glasfaser'], '[Glasfaser]-Tarife'],
    ['Glasfaser 1.000', ['1.000'], 'Glasfaser [1.000]'],
    ['Mobil M im Mobilfunk', ['Mobil'], '[Mobil] M im Mobilfunk'],
    ['nichts davon', [], 'nichts davon'],
    ['', ['a'], ''],
  ])('%j with %j → %s', (text, marks, expected) => {
    expect(marked(text, marks)).toBe(expected)
  })

  it('loses nothing of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, marks) => {
        expect(
          markedParts(text, [...marks, ...text.split(' ')])
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
