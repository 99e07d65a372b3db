import { cheapestTariff, type LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { ok, type Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import { LANDLINE_CATEGORY } from '@nimbus/shared-contracts/routes'
import { audienceOf, DEFAULT_CHOICE, variantsOf } from '../model/variants'
import { loadTariffs } from './load-tariffs'

/** A category with the tariff that its "ab" price comes from. */
export interface CategoryOffer {
  slug: string
  label: string
  lead: string
  cheapest: LandlineTariff
  /** concrete_product_id of each of its tariffs, of which an address may have some. */
  ids: string[]
}

/** Every landline category with its cheapest tariff of 24 months without TV. */
export async function loadOffers(api: Api): Promise<Result<CategoryOffer[], ApiError>> {
  const all = await loadTariffs(api, LANDLINE_CATEGORY)
  if (!all.ok) return all
  const lists = await Promise.all(all.value.categories.map(({ slug }) => loadTariffs(api, slug)))
  const offers: CategoryOffer[] = []
  for (const [index, list] of lists.entries()) {
    if (!list.ok) return list
    const { category, tariffs } = list.value
    const found = cheapestTariff(variantsOf(tariffs, { audience: audienceOf(tariffs), choice: DEFAULT_CHOICE }, null))
    const label = all.value.categories[index]?.label ?? category.title
    const ids = tariffs.map(({ concrete_product_id }) => concrete_product_id)
    if (found) offers.push({ slug: category.slug, label, lead: category.lead, cheapest: found, ids })
  }
  return ok(offers)
}
