import { ledger, priceSteps } from '@nimbus/shared-contracts/money'
import { hasStreaming, isYoung, needsFibreConnection, type Option, type Tariff } from '../catalogue'

/** The conditions of PROD-8 that are shown as legal copy, and that prepaid cards have an identified owner. */
export type Eligibility = 'young' | 'newBroadband' | 'newCustomer' | 'identity' | 'fibreHouse' | 'fibreOwner' | 'stream'

/**
 * Who can have a tariff with its options, by what they are: the same in the tariff's details, cart and contract summary.
 * Shown to the customer, not enforced. eligibilityOf(Glasfaser 150) → ['newBroadband', 'fibreHouse', 'fibreOwner']
 */
export function eligibilityOf(tariff: Tariff, options: readonly Pick<Option, 'grouping_id'>[] = []): Eligibility[] {
  return [
    ...(isYoung(tariff) ? (['young'] as const) : []),
    tariff.kind === 'landline' ? 'newBroadband' : 'newCustomer',
    ...(tariff.kind === 'prepaid' ? (['identity'] as const) : []),
    ...(needsFibreConnection(tariff) ? (['fibreHouse', 'fibreOwner'] as const) : []),
    ...(hasStreaming(tariff, options) ? (['stream'] as const) : []),
  ]
}

/** The month from which the first Young tariff of these costs the regular price: 25; undefined where none becomes dearer. */
export function regularPriceFrom(tariffs: readonly Pick<Tariff, 'conditions' | 'properties'>[]): number | undefined {
  const young = tariffs.find(isYoung)
  const from = young && priceSteps(ledger(young.conditions)).at(-1)?.from
  return from === 1 ? undefined : from
}
