import { foldWord, indexTerms, splitWords } from './fold'

describe('foldWord', () => {
  it.each([
    ['Größe', 'groesse'],
    ['KÜNDIGEN', 'kuendigen'],
    ['Ku\u0308ndigen'.normalize('NFC'), 'kuendigen'],
    ['Zubehör', 'zubehoer'],
    ['Café', 'cafe'],
  ])('%s → %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded)
  })
})

describe('splitWords', () => {
  it.each([
    ['Glasfaser-Tarife, 1.000 MBit/s', ['Glasfaser', 'Tarife', '1.000', 'MBit', 's']],
    ['Ku\u0308ndigung?', ['Kündigung']],
    ['<b>&"', ['b']],
    ['', []],
  ])('%j → %j', (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })
})

describe('indexTerms', () => {
  it.each([
    ['Glasfaser-Tarife', ['glasfaser', 'tarife', 'glasfasertarife']],
    ['Glasfaser 1.000', ['glasfaser', '1.000', 'glasfaser1.000', '1000']],
  ])('%s → %j', (text, terms) => {
    expect(indexTerms(text)).toEqual(terms)
  })
})
