/**
 * A word as search compares it: lower case, ä as ae, ß as ss, other accents away, so that every spelling of a word without
 * a German keyboard is found. foldWord('Größe') → 'groesse'; foldWord('Café') → 'cafe'
 */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
}

/** The words of a text; numbers keep their separators. splitWords('Glasfaser-Tarife, 1.000 MBit/s') → ['Glasfaser', 'Tarife', '1.000', 'MBit', 's'] */
export const splitWords = (text: string): string[] =>
  text.normalize('NFC').match(/\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}\p{M}]+/gu) ?? []

/**
 * The words to be found by: each one, and each with the next as one, since compounds are written in both ways.
 * indexTerms('Glasfaser-Tarife') → ['glasfaser', 'tarife', 'glasfasertarife']; 1.000 is found as 1000 too
 */
export function indexTerms(text: string): string[] {
  const words = splitWords(text).map(foldWord)
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`)
  const plainNumbers = words.filter((word) => /[.,]/.test(word)).map((word) => word.replace(/[.,]/g, ''))
  return [...words, ...pairs, ...plainNumbers]
}
