import { addDays } from '../clock'

/** Calendar days are text, YYYY-MM-DD, so that no time zone can move them (FRM-43). */

const split = (day: string): [number, number, number] => day.split('-').map(Number) as [number, number, number]

/**
 * The same day some months on, or the last day of that month where it has no such day (BGB §§ 187, 188).
 * addMonths('2026-11-27', 24) → '2028-11-27'; addMonths('2027-01-31', 1) → '2027-02-28'
 */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = split(day)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Days after the conclusion in which a consumer may withdraw (BGB § 355). */
const WITHDRAWAL_DAYS = 14

/** The last day to withdraw from a service concluded on a day. withdrawUntil('2026-11-27') → '2026-12-11' */
export const withdrawUntil = (concluded: string): string => addDays(concluded, WITHDRAWAL_DAYS)

/** The end of the minimum term, which begins with the conclusion (BGH III ZR 8/25). termEndsOn('2026-11-27', 24) → '2028-11-27' */
export const termEndsOn = (concluded: string, months: number): string => addMonths(concluded, months)

/** The last day to give notice for the end of the term: one month before it (TKG § 56). noticeUntil('2028-11-27') → '2028-10-27' */
export const noticeUntil = (termEnd: string): string => addMonths(termEnd, -1)

/** The latest birth day of somebody who is of age on a day. ofAgeOn('2026-11-27') → '2008-11-27' */
export const ofAgeOn = (day: string): string => addMonths(day, -18 * 12)

/** The earliest birth day of somebody who isn't yet 28 on a day. notYet28On('2026-11-27') → '1998-11-28' */
export const notYet28On = (day: string): string => addDays(addMonths(day, -28 * 12), 1)
