import { hasStreaming, isYoung, needsFibreConnection, type Tariff } from '@nimbus/shared-contracts/catalogue'

/** The paragraphs of the eligibility copy of spec section 5. */
export type Clause = 'young' | 'newCustomer' | 'stream' | 'fibreHouse' | 'fibreOwner' | 'planned'

/**
 * Which paragraphs belong to a tariff, by what it is: age for young offers, the house connection for fibre, the terms of
 * streaming services for every TV tariff. Shown to the customer, not enforced here (spec section 5).
 */
export function clausesOf(tariff: Tariff): Clause[] {
  return [
    ...(isYoung(tariff) ? (['young'] as const) : []),
    'newCustomer' as const,
    ...(needsFibreConnection(tariff) ? (['fibreHouse', 'fibreOwner'] as const) : []),
    ...(tariff.properties.offer === 'VVM' ? (['planned'] as const) : []),
    ...(hasStreaming(tariff) ? (['stream'] as const) : []),
  ]
}
