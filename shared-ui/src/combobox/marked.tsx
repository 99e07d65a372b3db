/** Spellings of the same letters; what is typed is found in either. */
const SPELT: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß', s: 'ß' }

/**
 * Finds a typed word: lindenstrasse → "Lindenstraße". Digits count as a whole, as long as they begin no postcode: a 1 isn't
 * the 1 of 12.
 */
const patternOf = (word: string): string =>
  word
    .replace(/[äöüß]/g, (letter) => Object.keys(SPELT).find((spelt) => SPELT[spelt] === letter) ?? letter)
    .replace(/[aou]e|ss|s$/g, (spelt) => `(?:${spelt}|${SPELT[spelt]})`) + (/^\d\d?$/.test(word) ? '(?!\\d)' : '')

/** The label with the words that were typed marked where its own words begin with them, in any order. */
export function Marked({ label, query }: { label: string; query: string }) {
  const words = query.toLocaleLowerCase('de').match(/[\p{L}\p{N}]{2,}|\p{N}/gu)
  if (!words) return <span>{label}</span>
  // two groups: each mark comes third, after what stands before it and the sign that its word follows
  const parts = label.split(new RegExp(`(^|[^\\p{L}\\p{N}])(${words.map(patternOf).join('|')})`, 'giu'))
  return <span>{parts.map((part, index) => (index % 3 === 2 ? <mark key={index}>{part}</mark> : part))}</span>
}
