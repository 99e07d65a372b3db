import { cents, ledger, priceSteps, type Cents, type PriceStep } from '@nimbus/shared-contracts/money'
import type { Tariff } from './product'

type Priced = Pick<Tariff, 'conditions' | 'properties'>

/**
 * The price of the term's last month, after all start prices; without a term that of the first one.
 * Glasfaser 150 with Smart → 55,95 €, DSL M Young → 38,95 €
 */
export function runningPrice({ conditions, properties }: Priced): Cents {
  return ledger(conditions).months[Math.max(properties.contract_term, 1) - 1] ?? cents(0)
}

/** The step that follows the term, where the price changes then: DSL M Young → 43,95 € from month 25; DSL M → undefined */
export function priceAfterTerm({ conditions, properties }: Priced): PriceStep | undefined {
  return priceSteps(ledger(conditions)).find(({ from }) => from > Math.max(properties.contract_term, 1))
}

/** The price of the first month: 9,95 € while the promotion runs, else the running price. */
export function firstPrice({ conditions }: Priced): Cents {
  return ledger(conditions).months[0] ?? cents(0)
}

/** The month in which the running price begins: 4 while a start price counts in months 1–3, else 1. */
export const runningPriceFrom = (tariff: Priced): number =>
  priceSteps(ledger(tariff.conditions)).find(({ amount }) => amount === runningPrice(tariff))?.from ?? 1

/** True while something cheaper comes before the running price (PRICE-44). */
export const hasStartPrice = (tariff: Priced): boolean => runningPriceFrom(tariff) > 1

/** The tariff with the lowest running price, of equal ones that with the lower first price; for "ab" prices. */
export function cheapestTariff<T extends Priced>(tariffs: readonly T[]): T | undefined {
  return tariffs.toSorted(
    (one, other) => runningPrice(one) - runningPrice(other) || firstPrice(one) - firstPrice(other),
  )[0]
}
