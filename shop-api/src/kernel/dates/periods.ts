import { dayOf, startOfDay } from '@nimbus/server-kit/clock'

/** Hours that an unfinished order stays after its last entry, and with it the address that was checked. */
export const DRAFT_HOURS = 24

/**
 * Hours that a guest session stays after its last token was made: a token lives for a day, so that nobody can come back for
 * an older one. It holds no more than an id and times.
 */
export const SESSION_HOURS = 48

/**
 * Days that recipient, words and documents of a mail stay after it was written; that it was sent stays with its order, and of
 * no order not at all.
 */
export const MAIL_DAYS = 30

/** Days that the rules of a form stay after they were given out for the last time: a draft, and so its form, lives for one. */
export const RULES_DAYS = 7

/** Years that letters of trade are kept: orders, withdrawals, cancellations (HGB § 257(4), AO § 147(3)). */
export const LETTER_YEARS = 6

/** Years that vouchers are kept, on which bills rest (HGB § 257(4), AO § 147(3) since 2025). */
export const VOUCHER_YEARS = 8

/**
 * The instant before which a period has passed that begins with the end of the calendar year in Germany (HGB § 257(5), AO
 * § 147(4)). endedYears(new Date('2026-11-27T12:00:00Z'), 6) → 2019-12-31T23:00:00.000Z: all of 2019 may go, since its six
 * years ended with 2025
 */
export const endedYears = (now: Date, years: number): Date =>
  startOfDay(`${Number(dayOf(now).slice(0, 4)) - years}-01-01`)
