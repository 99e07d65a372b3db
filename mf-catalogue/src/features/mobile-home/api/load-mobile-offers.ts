import { needsHandset } from '@nimbus/shared-contracts/cart'
import {
  cheapestTariff,
  mobileListSchema,
  type VolumeTariff,
  type MobileList,
} from '@nimbus/shared-contracts/catalogue'
import { ok, type Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import { MOBILE_CATEGORY, MOBILE_YOUNG_CATEGORY, PREPAID_CATEGORY } from '@nimbus/shared-contracts/routes'

/** A category with the tariff that its "ab" price comes from. */
export interface MobileOffer {
  slug: string
  label: string
  lead: string
  cheapest: VolumeTariff
}

type Answer = Result<MobileList, ApiError>

const load = (api: Api, slug: string): Promise<Answer> =>
  api.get(`/catalogue/tariffs/mobile/${encodeURIComponent(slug)}`, mobileListSchema, { skipAuth: true })

/** Every mobile category with its cheapest tariff without device; one that can't be had is left out. */
export async function loadMobileOffers(api: Api): Promise<Result<MobileOffer[], ApiError>> {
  const asked = new Map<string, Promise<Answer>>()
  const once = (slug: string): Promise<Answer> => {
    const answer = asked.get(slug) ?? load(api, slug)
    asked.set(slug, answer)
    return answer
  }
  const [first, ...others] = await Promise.all([
    once(MOBILE_CATEGORY),
    once(MOBILE_YOUNG_CATEGORY),
    once(PREPAID_CATEGORY),
  ])
  // any answer names all categories, also those that no link names
  const any = [first, ...others].find((answer) => answer.ok) ?? first
  if (!any.ok) return any
  const answers = await Promise.all(any.value.categories.map(({ slug }) => once(slug)))
  return ok(answers.flatMap((answer) => (answer.ok ? offerOf(answer.value) : [])))
}

function offerOf({ category: { slug, title, lead }, categories, tariffs }: MobileList): MobileOffer[] {
  const cheapest = cheapestTariff(tariffs.filter((tariff) => !needsHandset(tariff)))
  const label = categories.find((category) => category.slug === slug)?.label ?? title
  return cheapest ? [{ slug, label, lead, cheapest }] : []
}
