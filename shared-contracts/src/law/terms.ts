/** Days after the conclusion, or after the last goods have come, in which a consumer may withdraw (BGB §§ 355, 356). */
export const WITHDRAWAL_DAYS = 14

/** Months of notice for the end of the minimum term and at any time after it (TKG § 56). */
export const NOTICE_MONTHS = 1

/**
 * How long after the end of its contract a number can still be taken along: one of a line a month (TKG § 59(6)), one of a
 * mobile contract longer (FIELD-13).
 */
export const LINE_NUMBERS_MONTHS = 1
export const MOBILE_NUMBER_DAYS = 90

/** The longest minimum term that the law allows, and the one that has to be offered, in months (TKG § 56(1)). */
export const LONGEST_TERM = 24
export const OFFERED_TERM = 12
