import { formatDay, isoDay } from '@nimbus/shared-contracts/dates'
import type { OrderResult } from '@nimbus/shared-contracts/order'

type StepId = 'received' | 'confirmed' | 'identified' | 'porting' | 'dispatched' | 'appointment' | 'activated'

/** One entry of "So geht es weiter". */
export interface NextStep {
  id: StepId
  when: string
  title: string
  text: string
  done?: boolean
}

/** Days from the order on after which a parcel without a date of its own comes: a router, a SIM card. */
export const DELIVERY_DAYS = [4, 6] as const

const DAY_MS = 24 * 60 * 60 * 1000

/** The German day some days after an instant. dayAfter('2026-11-27T12:00:00Z', 3) → '30.11.2026' */
export const dayAfter = (instant: string, days: number): string => formatDay(later(instant, days))

/** The same as text that can be compared. isoDayAfter('2026-11-27T12:00:00Z', 3) → '2026-11-30' */
export const isoDayAfter = (instant: string, days: number): string => isoDay(later(instant, days))

const later = (instant: string, days: number): string => new Date(Date.parse(instant) + days * DAY_MS).toISOString()

/** The first day of a service that waits for the end of the time to withdraw, '2026-12-12'. */
export const afterWithdrawal = ({ withdraw_until }: Pick<OrderResult, 'withdraw_until'>): string =>
  isoDayAfter(`${withdraw_until}T12:00:00Z`, 1)
