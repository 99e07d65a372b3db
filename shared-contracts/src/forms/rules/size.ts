import { isEmpty, textRule } from './empty'

/** How many characters a text has; an accent, an umlaut or an emoji is one. characters('Rüger') → 5 */
export const characters = (text: string): number => Array.from(text).length

/** At least so many characters. min('Ng', 2) → true */
export const min = (value: unknown, least: number): boolean => textRule((text) => characters(text) >= least)(value)

/** At most so many characters, not bytes. max('Müller', 6) → true */
export const max = (value: unknown, most: number): boolean => textRule((text) => characters(text) <= most)(value)

/** Exactly so many characters, or entries of a list. length('01067', 5) → true */
export function length(value: unknown, exactly: number): boolean {
  if (isEmpty(value)) return true
  return Array.isArray(value) ? value.length === exactly : textRule((text) => characters(text) === exactly)(value)
}

/** At least so many entries; empty passes, what is no array fails (FORM-9). */
export const minItems = (value: unknown, least: number): boolean =>
  isEmpty(value) || (Array.isArray(value) && value.length >= least)

/** At most so many entries; empty passes, what is no array fails (FORM-9). */
export const maxItems = (value: unknown, most: number): boolean =>
  isEmpty(value) || (Array.isArray(value) && value.length <= most)
