import { isYoung, type Tariff } from '../catalogue'
import { ledger, priceSteps } from '@nimbus/shared-contracts/money'

/** The month from which the first Young tariff of these costs the regular price: 25; undefined where none becomes dearer. */
export function regularPriceFrom(tariffs: readonly Pick<Tariff, 'conditions' | 'properties'>[]): number | undefined {
  const young = tariffs.find(isYoung)
  const from = young && priceSteps(ledger(young.conditions)).at(-1)?.from
  return from === 1 ? undefined : from
}
