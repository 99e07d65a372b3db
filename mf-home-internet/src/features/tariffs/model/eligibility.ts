import type { Tariff } from '@nimbus/shared-contracts/catalogue'

/** The paragraphs of the eligibility copy of spec section 5. */
export type Clause = 'young' | 'newCustomer' | 'stream' | 'fibreHouse' | 'fibreOwner' | 'planned'

/**
 * Which paragraphs belong to a tariff, by what it is: age for young offers, the house connection for fibre, the terms of
 * streaming services for TV with streams. Shown to the customer, not enforced here (spec section 5).
 */
export function clausesOf({ properties }: Tariff): Clause[] {
  const { offer = 'STANDARD', technology, tv = 'NONE' } = properties
  return [
    ...(offer === 'YOUNG' || offer === 'REGIO_YOUNG' ? (['young'] as const) : []),
    'newCustomer' as const,
    ...(technology === 'FIBRE' ? (['fibreHouse', 'fibreOwner'] as const) : []),
    ...(offer === 'VVM' ? (['planned'] as const) : []),
    ...(tv === 'SMARTSTREAM' || tv === 'MEGASTREAM' ? (['stream'] as const) : []),
  ]
}
