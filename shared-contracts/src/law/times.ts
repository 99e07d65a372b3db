import { monthsText } from '../wording'
import { LINE_NUMBERS_MONTHS, MOBILE_NUMBER_DAYS } from './terms'

const NBSP = '\u00a0'

/** How long after the end of a contract its numbers can be taken along, as part of a sentence: "1 Monat", "90 Tage". */
export const LINE_NUMBERS_TIME = monthsText(LINE_NUMBERS_MONTHS)
export const MOBILE_NUMBER_TIME = `${MOBILE_NUMBER_DAYS}${NBSP}Tage`
