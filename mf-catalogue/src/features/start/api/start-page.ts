import { tariffListSchema } from '@nimbus/shared-contracts/catalogue'
import type { LoadContext, Loaded } from '@nimbus/shared-contracts/remote'
import { surchargesOf, teasersOf, type Surcharge, type Teaser } from '../model/teasers'

/** The category whose tariffs the start page shows. */
export const FIBRE_CATEGORY = 'glasfaser-tarife'

export interface StartPage {
  teasers: Teaser[]
  surcharges: Surcharge[]
}

/** Tariffs and prices of the start page. Without the catalogue the page stands, with links in place of prices. */
export async function loadStartPage({ api }: LoadContext): Promise<Loaded<StartPage>> {
  const answer = await api.get(`/catalogue/tariffs/landline/${FIBRE_CATEGORY}`, tariffListSchema, { skipAuth: true })
  const tariffs = answer.ok ? answer.value.tariffs : []
  return { payload: { teasers: teasersOf(tariffs), surcharges: surchargesOf(tariffs) } }
}
