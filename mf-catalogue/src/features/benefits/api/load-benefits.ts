import { needsHandset } from '@nimbus/shared-contracts/cart'
import {
  benefitsSchema,
  cheapestTariff,
  tariffListSchema,
  type Benefits,
  type Tariff,
} from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'
import type { LoadContext, Loaded } from '@nimbus/shared-contracts/remote'

/** A category with the tariff that its "ab" price comes from. */
export interface BenefitOffer {
  area: Benefits['offers'][number]['area']
  category: string
  cheapest: Tariff
}

export interface BenefitsPayload extends Omit<Benefits, 'offers'> {
  offers: BenefitOffer[]
}

/** What speaks for a product, with the lowest prices; 404 for a product without such a page. */
export async function loadBenefits({ api, params }: LoadContext): Promise<Loaded<BenefitsPayload>> {
  const path = `/content/benefits/${encodeURIComponent(params.product ?? '')}`
  const answer = await api.get(path, benefitsSchema, { skipAuth: true })
  if (!answer.ok) return { status: answer.error.status === 404 ? 404 : 503 }
  const offers = await Promise.all(answer.value.offers.map((offer) => loadOffer(api, offer)))
  return { payload: { ...answer.value, offers: offers.flat() } }
}

/** The offer with its cheapest tariff without device; none when it can't be had, so that the page stands without. */
async function loadOffer(api: Api, { area, category }: Benefits['offers'][number]): Promise<BenefitOffer[]> {
  const path = `/catalogue/tariffs/${area}/${encodeURIComponent(category)}`
  const answer = await api.get(path, tariffListSchema, { skipAuth: true })
  if (!answer.ok) return []
  const cheapest = cheapestTariff(answer.value.tariffs.filter((tariff) => !needsHandset(tariff)))
  return cheapest ? [{ area, category, cheapest }] : []
}
