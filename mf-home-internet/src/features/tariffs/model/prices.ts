import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { CONDITION, cents, isOneTime, ledger, priceStepsWithin, type Cents } from '@nimbus/shared-contracts/money'

/** The monthly price after all start prices: Glasfaser 150 with Smart → 55,95 €, DSL M Young → 38,95 € (months 4 to 24). */
export function runningPrice({ conditions, properties }: Tariff): Cents {
  const steps = priceStepsWithin(ledger(conditions), properties.contract_term)
  return steps.at(-1)?.amount ?? cents(0)
}

/** The price of the first month: 9,95 € while the promotion runs, else the running price. */
export function firstPrice({ conditions }: Tariff): Cents {
  return ledger(conditions).months[0] ?? cents(0)
}

/** The amounts that are due once, by their type: [{type: 'ONETIME_PROVISIONING', amount: 6995}] */
export function oneOffs({ conditions }: Tariff): { kind: 'provisioning' | 'shipping' | 'other'; amount: Cents }[] {
  return conditions
    .filter(isOneTime)
    .map(({ type, gross_value }) => ({ kind: KINDS[type] ?? 'other', amount: cents(gross_value) }))
}

const KINDS: Record<string, 'provisioning' | 'shipping'> = {
  [CONDITION.provisioning]: 'provisioning',
  [CONDITION.shipping]: 'shipping',
}

/** What a variant costs more each month than another: Smart beside no TV → 10 € */
export const surcharge = (variant: Tariff, base: Tariff): Cents => cents(runningPrice(variant) - runningPrice(base))

/** The lowest amount that a customer can start with, and what it rises to; for "ab" prices. */
export function cheapest(tariffs: readonly Tariff[]): Tariff | undefined {
  return [...tariffs].sort(
    (one, other) => runningPrice(one) - runningPrice(other) || firstPrice(one) - firstPrice(other),
  )[0]
}
