import { addDays, addMonths } from '@nimbus/shared-contracts/dates'
import { ADULT_AGE, YOUNG_AGE_MAX } from '@nimbus/shared-contracts/forms/rules'
import { WITHDRAWAL_DAYS } from '@nimbus/shared-contracts/law'
import { afterWithdrawal } from '@nimbus/shared-contracts/order'
import { addWorkingDays, isWorkingDay } from '@nimbus/shared-contracts/dates'

/**
 * The last day to withdraw from a service concluded on a day: the fourteenth after it, or the next working day (BGB § 193).
 * withdrawUntil('2026-11-27') → '2026-12-11'; withdrawUntil('2026-11-28') → '2026-12-14', for the 12th is a Saturday
 */
export function withdrawUntil(concluded: string): string {
  const last = addDays(concluded, WITHDRAWAL_DAYS)
  return isWorkingDay(last) ? last : addWorkingDays(last, 1)
}

/**
 * When a line ordered on a day can be there at the earliest: after the last day to withdraw, so that hardly anybody
 * withdraws from what is used already (BGB § 357a). earliestStart('2026-11-27') → '2026-12-12'
 */
export const earliestStart = (ordered: string): string => afterWithdrawal(withdrawUntil(ordered))

/** The latest birth day of somebody who is of age on a day. ofAgeOn('2026-11-27') → '2008-11-27' */
export const ofAgeOn = (day: string): string => addMonths(day, -ADULT_AGE * 12)

/** The earliest birth day of somebody who isn't yet 28 on a day. notYet28On('2026-11-27') → '1998-11-28' */
export const notYet28On = (day: string): string => addDays(addMonths(day, -(YOUNG_AGE_MAX + 1) * 12), 1)
