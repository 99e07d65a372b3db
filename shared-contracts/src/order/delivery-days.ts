import { isoDay } from '../dates'
import type { OrderResult } from './schema'

/** Days from the order on after which a parcel without a date of its own comes: a router, a SIM card. */
const DELIVERY_DAYS = { from: 4, till: 6 } as const

const DAY_MS = 24 * 60 * 60 * 1000

/** The German day some days after an instant. isoDayAfter('2026-11-27T12:00:00Z', 3) → '2026-11-30' */
export const isoDayAfter = (instant: string, days: number): string =>
  isoDay(new Date(Date.parse(instant) + days * DAY_MS).toISOString())

/** The first day of a service that waits for the end of the time to withdraw. afterWithdrawal('2026-12-11') → '2026-12-12' */
export const afterWithdrawal = (withdrawUntil: string): string => dayLater(withdrawUntil, 1)

/**
 * First and last likely day of an order's parcel: those of its device, else counted from the order; both move with the
 * conclusion of the contract, once that is known. Undefined for a line that is still planned, whose router comes before it
 * is switched on.
 * deliveryDays({ordered_at: '2026-11-27T11:00:00Z'}) → {from: '2026-12-01', till: '2026-12-03'}
 * deliveryDays({…, confirmed_at: '2026-11-30T09:00:00Z'}) → {from: '2026-12-04', till: '2026-12-06'}
 */
export function deliveryDays({
  ordered_at,
  confirmed_at = ordered_at,
  mobile,
  landline,
}: Pick<OrderResult, 'ordered_at' | 'mobile' | 'landline'> & { confirmed_at?: string | undefined }):
  { from: string; till: string } | undefined {
  if (landline?.planned_from !== undefined) return undefined
  const days = mobile?.device_delivery ?? {
    from: isoDayAfter(ordered_at, DELIVERY_DAYS.from),
    till: isoDayAfter(ordered_at, DELIVERY_DAYS.till),
  }
  const later = daysBetween(isoDay(ordered_at), isoDay(confirmed_at))
  return { from: dayLater(days.from, later), till: dayLater(days.till, later) }
}

/** dayLater('2026-12-01', 3) → '2026-12-04' */
const dayLater = (day: string, days: number): string => isoDayAfter(`${day}T12:00:00Z`, days)

/** daysBetween('2026-11-27', '2026-11-30') → 3 */
const daysBetween = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / DAY_MS
