import { addDays, addWorkingDays, isoDay, workingDaysBetween } from '../dates'
import type { OrderResult } from './schema'
import { startsNotBefore } from './starts-not-before'

/** Working days from the order on after which a parcel without a date of its own comes: a router, a SIM card. */
const LEAD_DAYS = { from: 2, till: 4 } as const

const DAY_MS = 24 * 60 * 60 * 1000

/** The German day some days after an instant. isoDayAfter('2026-11-27T12:00:00Z', 3) → '2026-11-30' */
export const isoDayAfter = (instant: string, days: number): string =>
  isoDay(new Date(Date.parse(instant) + days * DAY_MS).toISOString())

/** The first day of a service that waits for the end of the time to withdraw. afterWithdrawal('2026-12-11') → '2026-12-12' */
export const afterWithdrawal = (withdrawUntil: string): string => addDays(withdrawUntil, 1)

/**
 * First and last likely day of an order's parcel: those of its device, else counted from the order; both move with the
 * conclusion of the contract, once that is known. No parcel comes on a Sunday or holiday. Undefined for a line that is still
 * planned or can't be there by then, as before a move or while the former contract runs: its router comes before it is switched on.
 * deliveryDays({ordered_at: '2026-11-27T11:00:00Z'}) → {from: '2026-12-01', till: '2026-12-03'}
 * deliveryDays({…, confirmed_at: '2026-11-30T09:00:00Z'}) → {from: '2026-12-02', till: '2026-12-04'}
 */
export function deliveryDays({
  ordered_at,
  confirmed_at = ordered_at,
  mobile,
  landline,
}: Pick<OrderResult, 'ordered_at' | 'mobile' | 'landline'> & { confirmed_at?: string | undefined }):
  { from: string; till: string } | undefined {
  if (landline?.planned_from !== undefined) return undefined
  const ordered = isoDay(ordered_at)
  const days = mobile?.device_delivery ?? {
    from: addWorkingDays(ordered, LEAD_DAYS.from),
    till: addWorkingDays(ordered, LEAD_DAYS.till),
  }
  const later = workingDaysBetween(ordered, isoDay(confirmed_at))
  const till = addWorkingDays(days.till, later)
  if (landline && startsNotBefore(landline) > till) return undefined
  return { from: addWorkingDays(days.from, later), till }
}
