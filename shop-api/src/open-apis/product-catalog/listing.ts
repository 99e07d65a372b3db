import type { Fact } from '../standard/list-query'
import type { Described } from './entities'
import type { EntityWriter, ResourceName } from './entity-writer'
import { alterationResource, priceResource } from './price-entities'
import type { PricePlan } from './price-plan'

/**
 * A resource of a list: what it is found by, and how it is made. It is made anew whenever it is shown, so that a list of
 * any length takes no more memory than its facts.
 */
export interface Listed {
  id: string
  facts: Readonly<Record<string, Fact>>
  make(): Described
}

export const ACTIVE = 'Active'
export const RETIRED = 'Retired'

/** The facts that every resource has, by the names of its attributes. */
export const listed = (
  id: string,
  facts: { name: string; lifecycleStatus?: string } & Readonly<Record<string, Fact>>,
  make: () => Described,
): Listed => ({ id, facts: { lifecycleStatus: ACTIVE, ...facts, id }, make })

/** A price and its alterations as resources. */
export const listedPrices = (plan: PricePlan, writer: EntityWriter): Listed[] => [
  listed(plan.id, { name: plan.name, priceType: plan.priceType }, () => priceResource(plan, writer)),
  ...plan.alterations.map((alteration) =>
    listed(alteration.id, { name: alteration.name, priceType: 'discount' }, () =>
      alterationResource(plan, alteration, writer),
    ),
  ),
]

/** The lists of the API. */
export type Listings = Readonly<Record<ResourceName, readonly Listed[]>>
