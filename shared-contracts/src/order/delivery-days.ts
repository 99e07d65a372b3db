import { isoDay } from '../dates'
import type { OrderResult } from './schema'

/** Days from the order on after which a parcel without a date of its own comes: a router, a SIM card. */
const DELIVERY_DAYS = { from: 4, till: 6 } as const

const DAY_MS = 24 * 60 * 60 * 1000

/** The German day some days after an instant. isoDayAfter('2026-11-27T12:00:00Z', 3) → '2026-11-30' */
export const isoDayAfter = (instant: string, days: number): string =>
  isoDay(new Date(Date.parse(instant) + days * DAY_MS).toISOString())

/**
 * First and last likely day of an order's parcel: those of its device, else counted from the order. Undefined for a line that
 * is still planned, whose router comes before it is switched on.
 * deliveryDays({ordered_at: '2026-11-27T11:00:00Z'}) → {from: '2026-12-01', till: '2026-12-03'}
 */
export function deliveryDays({
  ordered_at,
  mobile,
  landline,
}: Pick<OrderResult, 'ordered_at' | 'mobile' | 'landline'>): { from: string; till: string } | undefined {
  if (landline?.planned_from !== undefined) return undefined
  return (
    mobile?.device_delivery ?? {
      from: isoDayAfter(ordered_at, DELIVERY_DAYS.from),
      till: isoDayAfter(ordered_at, DELIVERY_DAYS.till),
    }
  )
}
