/**
 * Signs without width that banking apps, phone books and PDFs put between letters, and marks of direction; nobody types
 * them.
 */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * Joiners, which names of some scripts need between two letters; beside a space, at an end or in an address they join nothing.
 * A run is looked at from its begin alone, so that a long one takes as long as it is.
 */
const IDLE_JOINERS = /^[\u200c\u200d]+|([\s!-~])[\u200c\u200d]+|(?<![\u200c\u200d])[\u200c\u200d]+(?=[\s!-~]|$)/g

/**
 * Text as a keyboard would have written it: in Unicode's composed form, without signs that nobody sees or types, so that
 * what was pasted is the same as what was typed (FORM-19). Everything else stays, spaces too.
 * asTyped('Mu\u0308ller\u200b') → 'Müller'
 */
export const asTyped = (text: string): string =>
  // composed again at the end: a sign may have stood between a letter and its dots
  text.normalize('NFC').replace(INVISIBLE, '').replace(IDLE_JOINERS, '$1').normalize('NFC')
