import { WITHDRAWAL_DAYS } from './terms'

/** The time to withdraw: "14 Tage", and after "von" WITHDRAWAL_TIME + "n". */
export const WITHDRAWAL_TIME = `${WITHDRAWAL_DAYS}\u00a0Tage`

/** The same in the words of the statutory instruction (EGBGB, annex 1 to Art. 246a § 1(2)). */
export const WITHDRAWAL_TIME_IN_WORDS = 'vierzehn Tage'
