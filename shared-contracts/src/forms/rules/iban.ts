import { textRule } from './empty'
import { IBAN_LENGTHS } from './iban-lengths'

/** Spaces of every kind that banking apps and PDFs put between the groups, and the ones that can't be seen (FRM-36). */
const SPACES = /[\s\u200b-\u200d\u2060\u00ad]/g

/** Without spaces, in upper case: normaliseIban('de89 3704 0044 0532 0130 00') → 'DE89370400440532013000' */
export function normaliseIban(text: string): string {
  return text.replace(SPACES, '').replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

/** Country, check digits, account. Check digits are 98 less a remainder by 97, so 00, 01 and 99 don't occur (ISO 13616). */
const FORM = /^[A-Z]{2}(?:0[2-9]|[1-8][0-9]|9[0-8])[A-Z0-9]+$/

/** True for an IBAN of the right length for its country whose check digits fit (ISO 13616). Spaces and case don't matter. */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text)
  return FORM.test(iban) && iban.length === IBAN_LENGTHS[iban.slice(0, 2)] && mod97(iban) === 1
}

/** Remainder by 97 with the first four characters at the end and letters as A = 10 … Z = 35, digit by digit. */
function mod97(iban: string): number {
  const rearranged = iban.slice(4) + iban.slice(0, 4)
  return Array.from(rearranged).reduce((rest, character) => {
    const value = Number.parseInt(character, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
}

/** An IBAN. iban('DE89370400440532013000') → true; iban('DE89370400440532013001') → false */
export const iban = textRule(isIban)

/** In groups of four, as printed: formatIban('DE89370400440532013000') → 'DE89 3704 0044 0532 0130 00' */
export function formatIban(text: string): string {
  return normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ')
}

/** What a customer recognises and nobody can use: maskIban('DE89370400440532013000') → 'DE89 **** 3000' */
export function maskIban(text: string): string {
  const normalised = normaliseIban(text)
  return `${normalised.slice(0, 4)} **** ${normalised.slice(-4)}`
}
