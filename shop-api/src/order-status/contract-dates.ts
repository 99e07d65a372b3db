import type { PriceCondition } from '@nimbus/shared-contracts/money'
import { termEndsOn } from '@nimbus/shared-contracts/dates'
import type { OrderStatus } from '@nimbus/shared-contracts/order-status'
import { introEndsOn } from '../order/intro-price'
import { noticeUntil, withdrawUntil } from '../order/legal-dates'

export type ContractDates = Pick<OrderStatus, 'withdraw_until' | 'term_ends_on' | 'notice_until' | 'intro_ends_on'>

/** What the days of a contract follow from: its term in months, 0 without one, and its prices. */
export interface ContractTerms {
  term: number
  conditions: readonly PriceCondition[]
}

/**
 * The days of a contract that is concluded on a day (BGH III ZR 8/25: the term runs from then on).
 * contractDates({term: 24, conditions: []}, '2026-11-30')
 *   → {withdraw_until: '2026-12-14', term_ends_on: '2028-11-30', notice_until: '2028-10-30'}
 */
export function contractDates({ term, conditions }: ContractTerms, concluded: string): ContractDates {
  const term_ends_on = term > 0 ? termEndsOn(concluded, term) : undefined
  const intro_ends_on = introEndsOn(concluded, conditions)
  return {
    withdraw_until: withdrawUntil(concluded),
    ...(term_ends_on && { term_ends_on, notice_until: noticeUntil(term_ends_on) }),
    ...(intro_ends_on && { intro_ends_on }),
  }
}
