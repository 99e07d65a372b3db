import { isYoung, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { ledger, priceSteps } from '@nimbus/shared-contracts/money'
import { isPrepaid } from './variants'

/** The paragraphs of the eligibility copy of spec section 5, and what prepaid has in its place. */
export type Clause = 'young' | 'newCustomer' | 'prepaid'

/** Which paragraphs belong to a mobile tariff. Shown to the customer, not enforced here (spec section 5). */
export function clausesOf(tariff: Tariff): Clause[] {
  if (isPrepaid(tariff)) return ['prepaid']
  return isYoung(tariff) ? ['young', 'newCustomer'] : ['newCustomer']
}

/** The month from which the first young tariff costs the regular price: 25; undefined where none becomes dearer. */
export function regularFrom(tariffs: readonly Tariff[]): number | undefined {
  const young = tariffs.find(isYoung)
  const from = young && priceSteps(ledger(young.conditions)).at(-1)?.from
  return from === 1 ? undefined : from
}
