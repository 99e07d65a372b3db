import type { PriceCondition } from '@nimbus/shared-contracts/money'
import { termDays } from '@nimbus/shared-contracts/offer'
import type { OrderStatus } from '@nimbus/shared-contracts/order-status'
import { introEndsOn } from '../../ordering/cart/intro-price'
import { withdrawUntil } from '../../kernel/dates/legal-dates'

export type ContractDates = Pick<OrderStatus, 'withdraw_until' | 'term_ends_on' | 'notice_until' | 'intro_ends_on'>

/** What the days of a contract follow from: its term in months, 0 without one, and its prices. */
export interface ContractTerms {
  term: number
  conditions: readonly PriceCondition[]
}

/** On which day the contract was concluded, and since when it is provided; undefined before. */
export interface ContractBegin {
  concluded: string
  provided?: string | undefined
}

/**
 * The days of a contract. Its term runs from the conclusion (BGH III ZR 8/25), its monthly prices, and so the start price,
 * from the day on which it is provided (terms, section 6).
 * contractDates({term: 24, conditions: []}, {concluded: '2026-11-30'})
 *   → {withdraw_until: '2026-12-14', term_ends_on: '2028-11-30', notice_until: '2028-10-31'}
 */
export function contractDates(
  { term, conditions }: ContractTerms,
  { concluded, provided }: ContractBegin,
): ContractDates {
  const intro_ends_on = provided && introEndsOn(provided, conditions)
  return {
    withdraw_until: withdrawUntil(concluded),
    ...termDays(concluded, term),
    ...(intro_ends_on && { intro_ends_on }),
  }
}
