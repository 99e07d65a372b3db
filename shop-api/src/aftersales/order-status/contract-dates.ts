import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { addMonths } from '@nimbus/shared-contracts/dates'
import { startPriceOf, termDays } from '@nimbus/shared-contracts/offer'
import type { OrderStatus } from '@nimbus/shared-contracts/order-status'
import { withdrawUntil } from '../../kernel/dates/legal-dates'

export type ContractDates = Pick<OrderStatus, 'withdraw_until' | 'term_ends_on' | 'notice_until' | 'intro_ends_on'>

/** What the days of a contract follow from: the term of its tariff, and its prices. */
export type ContractTerms = Pick<Tariff, 'conditions' | 'properties'>

/** On which day the contract was concluded, and since when it is provided; undefined before. */
export interface ContractBegin {
  concluded: string
  provided?: string | undefined
}

/**
 * The days of a contract. Its term runs from the conclusion (BGH III ZR 8/25), its monthly prices, and so the start price,
 * from the day on which it is provided (terms, section 6).
 * contractDates(DSL M for 24 months, {concluded: '2026-11-30'})
 *   → {withdraw_until: '2026-12-14', term_ends_on: '2028-11-30', notice_until: '2028-10-31'}
 */
export function contractDates(tariff: ContractTerms | null, { concluded, provided }: ContractBegin): ContractDates {
  const startPrice = tariff && startPriceOf(tariff)
  const intro_ends_on = provided && startPrice && addMonths(provided, startPrice.till)
  return {
    withdraw_until: withdrawUntil(concluded),
    ...termDays(concluded, tariff?.properties.contract_term ?? 0),
    ...(intro_ends_on && { intro_ends_on }),
  }
}
