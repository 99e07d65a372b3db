import { isDay } from '../../dates'
import { textRule } from './empty'

/** A calendar day as text, YYYY-MM-DD, without a time zone: it is the same day everywhere (FRM-43). */
export type Day = string

/** A date, YYYY-MM-DD. date('2000-04-31') → false */
export const date = textRule(isDay)

/** Not before that day; no date fails, empty passes (FORM-8). dateMinimum('2026-11-26', '2026-11-27') → false */
export const dateMinimum = (value: unknown, first: Day): boolean =>
  textRule((text) => isDay(text) && text >= first)(value)

/** Not after that day; no date fails, empty passes (FORM-8). dateMaximum('2008-11-28', '2008-11-27') → false */
export const dateMaximum = (value: unknown, last: Day): boolean =>
  textRule((text) => isDay(text) && text <= last)(value)

/**
 * A date as typed in German, or as a browser fills it in, to a day; undefined for what is no date. Two-digit years are
 * refused, since 08 could be 1908. parseGermanDate('26.10.2008') → '2008-10-26'; parseGermanDate('1.2.2008') and parseGermanDate('01022008') → '2008-02-01'
 */
export function parseGermanDate(text: string): Day | undefined {
  const typed = text.trim()
  if (isDay(typed)) return typed
  const [, day, month, year] =
    /^(\d{1,2})\s*[./]\s*(\d{1,2})\s*[./]\s*(\d{4})$/.exec(typed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(typed) ?? []
  if (!day || !month || !year) return undefined
  const parsed = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(parsed) ? parsed : undefined
}
