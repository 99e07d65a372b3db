import {
  cheapestTariff,
  NO_DEVICE,
  tariffListSchema,
  type Tariff,
  type TariffList,
} from '@nimbus/shared-contracts/catalogue'
import { ok, type Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import { MOBILE_CATEGORY } from '@nimbus/shared-contracts/routes'

/** A category with the tariff that its "ab" price comes from. */
export interface MobileOffer {
  slug: string
  label: string
  lead: string
  cheapest: Tariff
}

const load = (api: Api, slug: string): Promise<Result<TariffList, ApiError>> =>
  api.get(`/catalogue/tariffs/mobile/${encodeURIComponent(slug)}`, tariffListSchema, { skipAuth: true })

/** Every mobile category with its cheapest tariff without device. */
export async function loadMobileOffers(api: Api): Promise<Result<MobileOffer[], ApiError>> {
  const first = await load(api, MOBILE_CATEGORY)
  if (!first.ok) return first
  const { categories } = first.value
  const lists = await Promise.all(
    categories.map(({ slug }) => (slug === MOBILE_CATEGORY ? Promise.resolve(first) : load(api, slug))),
  )
  const offers: MobileOffer[] = []
  for (const [index, list] of lists.entries()) {
    if (!list.ok) return list
    const { category, tariffs } = list.value
    const cheapest = cheapestTariff(tariffs.filter(({ properties }) => properties.sublevel === NO_DEVICE))
    if (cheapest) {
      const label = categories[index]?.label ?? category.title
      offers.push({ slug: category.slug, label, lead: category.lead, cheapest })
    }
  }
  return ok(offers)
}
