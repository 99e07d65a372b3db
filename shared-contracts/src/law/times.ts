import { monthsText } from '../wording'
import { LINE_NUMBERS_MONTHS, MOBILE_NUMBER_DAYS, WITHDRAWAL_DAYS } from './terms'

const NBSP = '\u00a0'

/** The time to withdraw: "14 Tage", and after "von" WITHDRAWAL_TIME + "n". */
export const WITHDRAWAL_TIME = `${WITHDRAWAL_DAYS}${NBSP}Tage`

/** The same in the words of the statutory instruction (EGBGB, annex 1 to Art. 246a § 1(2)). */
export const WITHDRAWAL_TIME_IN_WORDS = 'vierzehn Tage'

/** How long after the end of a contract its numbers can be taken along, as part of a sentence: "1 Monat", "90 Tage". */
export const LINE_NUMBERS_TIME = monthsText(LINE_NUMBERS_MONTHS)
export const MOBILE_NUMBER_TIME = `${MOBILE_NUMBER_DAYS}${NBSP}Tage`
