import { addMonths, termEndsOn } from '@nimbus/shared-contracts/dates'
import { NOTICE_MONTHS } from '@nimbus/shared-contracts/law'

/** The last day of a minimum term, and the last one to give notice for it; YYYY-MM-DD. */
export interface TermDays {
  term_ends_on: string
  notice_until: string
}

/**
 * The days of a contract's term by the day of its conclusion (BGH III ZR 8/25); undefined without a term.
 * termDays('2026-11-30', 24) → {term_ends_on: '2028-11-30', notice_until: '2028-10-31'}; termDays('2026-11-30', 0) → undefined
 */
export function termDays(concluded: string, months: number): TermDays | undefined {
  if (months === 0) return undefined
  const term_ends_on = termEndsOn(concluded, months)
  return { term_ends_on, notice_until: noticeUntil(term_ends_on) }
}

/**
 * The last day to give notice for the end of the term: the latest one from which a month's notice ends by then (TKG § 56, BGB
 * § 188(3)). noticeUntil('2028-11-27') → '2028-10-27'; noticeUntil('2028-11-30') → '2028-10-31', since a month from 31 October
 * ends on 30 November
 */
export function noticeUntil(termEnd: string): string {
  let day = addMonths(termEnd, -NOTICE_MONTHS)
  while (addMonths(dayAfter(day), NOTICE_MONTHS) <= termEnd) day = dayAfter(day)
  return day
}

const DAY_MS = 86_400_000

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
