import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { cents, ledger, priceSteps, type Cents, type PriceStep } from '@nimbus/shared-contracts/money'

/** The price of the term's last month, after all start prices: Glasfaser 150 with Smart → 55,95 €, DSL M Young → 38,95 €. */
export function runningPrice({ conditions, properties }: Tariff): Cents {
  return ledger(conditions).months[properties.contract_term - 1] ?? cents(0)
}

/** The step that follows the term, where the price changes then: DSL M Young → 43,95 € from month 25; DSL M → undefined */
export function priceAfterTerm({ conditions, properties }: Tariff): PriceStep | undefined {
  return priceSteps(ledger(conditions)).find(({ from }) => from > properties.contract_term)
}

/** The price of the first month: 9,95 € while the promotion runs, else the running price. */
export function firstPrice({ conditions }: Tariff): Cents {
  return ledger(conditions).months[0] ?? cents(0)
}

/** What a variant costs more each month than another: Smart beside no TV → 10 € */
export const surcharge = (variant: Tariff, base: Tariff): Cents => cents(runningPrice(variant) - runningPrice(base))

/** The lowest amount that a customer can start with, and what it rises to; for "ab" prices. */
export function cheapest(tariffs: readonly Tariff[]): Tariff | undefined {
  return [...tariffs].sort(
    (one, other) => runningPrice(one) - runningPrice(other) || firstPrice(one) - firstPrice(other),
  )[0]
}
