import { isYoung, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { isPrepaid } from './variants'

/** The paragraphs of the eligibility copy of spec section 5, and what prepaid has in its place. */
export type Clause = 'young' | 'newCustomer' | 'prepaid'

/** Which paragraphs belong to a mobile tariff. Shown to the customer, not enforced here (spec section 5). */
export function clausesOf(tariff: Tariff): Clause[] {
  if (isPrepaid(tariff)) return ['prepaid']
  return isYoung(tariff) ? ['young', 'newCustomer'] : ['newCustomer']
}
