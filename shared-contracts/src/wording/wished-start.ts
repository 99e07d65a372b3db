import { formatGermanDate, latestDay } from '../dates'
import { afterWithdrawal, type LandlineResult } from '@nimbus/shared-contracts/order'

/** The day that was wished for a line, and the one that it can start on. */
export interface WishedStart {
  wished: string
  /** The wished day, or the first after it that is possible. */
  day: string
}

/**
 * When a line starts for which a day was wished: not before it is there nor, unless that was asked for, before the time to
 * withdraw is over, which moves with the conclusion of the contract. Undefined where no day was wished.
 * wishedStart({start_date: '2026-12-12', early_start: false}, '2026-12-14') → {wished: '2026-12-12', day: '2026-12-15'}
 */
export function wishedStart(
  { start_date: wished, early_start, planned_from = '' }: LandlineResult,
  withdrawUntil: string,
): WishedStart | undefined {
  if (wished === undefined) return undefined
  return { wished, day: latestDay(wished, early_start ? '' : afterWithdrawal(withdrawUntil), planned_from) }
}

/** Says of a wished start that it is another day; undefined where it is the wished one: 'Voraussichtlich ab 15.12.2026 (gewünscht: 12.12.2026)' */
export const movedStartText = ({ wished, day }: WishedStart): string | undefined =>
  day === wished ? undefined : `Voraussichtlich ab ${formatGermanDate(day)} (gewünscht: ${formatGermanDate(wished)})`
