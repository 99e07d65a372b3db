/** Words that end a street name and may stand apart from it: "Haupt Straße" */
const ENDINGS = new Set(['strasse', 'weg', 'platz', 'allee', 'gasse', 'ring', 'ufer', 'damm', 'pfad', 'hof', 'grund'])

/** folded('Große Ährenstr.') → 'grosse aehrenstr.' */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
}

/**
 * The words of an address in the one spelling that search compares: lower case, ä as ae, ß as ss, Str. as strasse, hyphens
 * as spaces, and an ending that stands apart joined to its name.
 * wordsOf('Karl-Marx-Str.') → ['karl', 'marxstrasse']; wordsOf('Haupt Straße') → ['hauptstrasse']
 */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  const spelt = folded(text)
    .replace(/str\.?(?![a-z])/g, 'strasse ')
    .replace(/pl\.(?![a-z])/g, 'platz ')
  for (const word of spelt.split(/[^a-z0-9]+/).filter(Boolean)) {
    const before = words.at(-1)
    if (before !== undefined && ENDINGS.has(word) && !ENDINGS.has(before)) words[words.length - 1] = before + word
    else words.push(word)
  }
  return words
}

/** All words as one, so that spaces and hyphens don't matter. keyOf('Karl Marx Straße') → 'karlmarxstrasse' */
export const keyOf = (text: string): string => wordsOf(text).join('')
