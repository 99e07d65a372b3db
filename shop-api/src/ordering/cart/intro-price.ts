import { addMonths } from '@nimbus/shared-contracts/dates'
import { ledger, priceSteps, type PriceCondition } from '@nimbus/shared-contracts/money'

/**
 * The last day at the start price of a contract that is provided since a day; undefined where the first price is no lower
 * than the next, as when a device is paid off.
 * introEndsOn('2026-11-27', [9,95 € in months 1–3, 45,95 € from month 4]) → '2027-02-27'
 */
export function introEndsOn(provided: string, conditions: readonly PriceCondition[]): string | undefined {
  const [intro, next] = priceSteps(ledger(conditions))
  return intro && next && intro.amount < next.amount ? addMonths(provided, intro.till) : undefined
}
