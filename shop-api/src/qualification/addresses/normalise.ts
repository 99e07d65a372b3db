/** Words that end a street name and may stand apart from it: "Haupt Straße" */
const ENDINGS = ['strasse', 'weg', 'platz', 'allee', 'gasse', 'ring', 'ufer', 'damm', 'pfad', 'hof', 'grund']

/** Two letters for each of ä, ö, ü and ß, as German spells them without their keys; and one, as a slip leaves them. */
const SPELLINGS = {
  german: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  short: { ä: 'a', ö: 'o', ü: 'u', ß: 's' },
} as const

/** folded('Große Ährenstr.') → 'grosse aehrenstr.'; in the short spelling 'grose ahrenstr.' */
function folded(text: string, spelling: keyof typeof SPELLINGS): string {
  const { ä, ö, ü, ß } = SPELLINGS[spelling]
  return text
    .toLowerCase()
    .replace(/ä/g, ä)
    .replace(/ö/g, ö)
    .replace(/ü/g, ü)
    .replace(/ß/g, ß)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
}

/**
 * The words of an address in the one spelling that search compares: lower case, ä as ae, ß as ss, Str. as strasse, hyphens
 * as spaces, and an ending that stands apart joined to its name, but not across a comma.
 * wordsOf('Karl-Marx-Str.') → ['karl', 'marxstrasse']; wordsOf('Haupt Straße') → ['hauptstrasse']
 */
export function wordsOf(text: string, spelling: keyof typeof SPELLINGS = 'german'): string[] {
  const spelt = folded(text, spelling)
    .replace(/str\.?(?![a-z])/g, 'strasse ')
    .replace(/pl\.(?![a-z])/g, 'platz ')
  return spelt.split(/[,;\n]/).flatMap((part) => joinedEndings(part.split(/[^a-z0-9]+/).filter(Boolean)))
}

/** A name that has its ending already gets no other: "Ringstraße Hof" is a street in Hof. */
function joinedEndings(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const isOpen =
      before !== undefined && !ENDINGS.some((ending) => before.length > ending.length && before.endsWith(ending))
    if (isOpen && ENDINGS.includes(word)) joined[joined.length - 1] = before + word
    else joined.push(word)
  }
  return joined
}

/** All words as one, so that spaces and hyphens don't matter. keyOf('Karl Marx Straße') → 'karlmarxstrasse' */
export const keyOf = (text: string): string => wordsOf(text).join('')
