import type { CheckData, PlannedLine } from '@nimbus/shared-contracts/availability'
import type { LandlineTariff } from '@nimbus/shared-contracts/catalogue'

/** A category by the tariff of its "ab" price and by all that it sells. */
interface SoldCategory {
  cheapest: LandlineTariff
  /** concrete_product_id of each tariff. */
  ids: readonly string[]
}

/** What is known of a category at the checked address. */
export interface CategoryAtAddress {
  state: 'unchecked' | 'available' | 'planned' | 'unavailable'
  planned?: PlannedLine
  /** True where the "ab" price is one that can be had there; a region or a planned line has prices of its own. */
  isPriceOfAddress: boolean
}

/**
 * Whether anything of a category can be had at an address, and whether its "ab" price counts there.
 * categoryAtAddress({cheapest: Glasfaser 150, …}, DSL only) → {state: 'unavailable', isPriceOfAddress: false}
 */
export function categoryAtAddress({ cheapest, ids }: SoldCategory, checkData: CheckData | null): CategoryAtAddress {
  if (!checkData) return { state: 'unchecked', isPriceOfAddress: true }
  const { products, fibre } = checkData.availability
  const isPriceOfAddress = products.includes(cheapest.concrete_product_id)
  if (!ids.some((id) => products.includes(id))) return { state: 'unavailable', isPriceOfAddress }
  if (fibre !== 'PLANNED' || cheapest.properties.technology !== 'FIBRE') return { state: 'available', isPriceOfAddress }
  return { state: 'planned', planned: { from: checkData.availability.planned_from }, isPriceOfAddress }
}
