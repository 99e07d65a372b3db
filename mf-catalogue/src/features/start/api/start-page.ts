import { heroesSchema, tariffListSchema, type Tariff } from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'
import { MOBILE_CATEGORY } from '@nimbus/shared-contracts/routes'
import type { Hero } from '@nimbus/shared-ui/hero'
import { mobileTeasersOf, smallestWithDevice, type MobileTeaser } from '../model/mobile-teasers'
import { surchargesOf, teasersOf, type Surcharge, type Teaser } from '../model/teasers'

/** The category whose tariffs the start page shows. */
export const FIBRE_CATEGORY = 'glasfaser-tarife'

/** The landline category beside it. */
export const DSL_CATEGORY = 'dsl-tarife'

export interface StartTariffs {
  teasers: Teaser[]
  surcharges: Surcharge[]
  mobile: MobileTeaser[]
  /** Pictures of the two areas: at home, on the move. */
  pictures: Pick<Hero, 'image'>[]
}

interface Loaded extends StartTariffs {
  /** Id of the smallest tariff that is sold with devices; device prices "ab" come from it. */
  smallest: string | undefined
}

/** Tariffs, prices and pictures of the start page. Without the catalogue the page stands, with links in place of prices. */
export async function loadStartTariffs(api: Api): Promise<Loaded> {
  const [fibre, mobile, heroes] = await Promise.all([
    tariffsOf(api, `landline/${FIBRE_CATEGORY}`),
    tariffsOf(api, `mobile/${MOBILE_CATEGORY}`),
    api.get('/content/heroes/start', heroesSchema, { skipAuth: true }),
  ])
  return {
    teasers: teasersOf(fibre),
    surcharges: surchargesOf(fibre),
    mobile: mobileTeasersOf(mobile),
    smallest: smallestWithDevice(mobile),
    pictures: heroes.ok ? heroes.value.heroes.map(({ image }) => ({ image })) : [],
  }
}

async function tariffsOf(api: Api, path: string): Promise<Tariff[]> {
  const answer = await api.get(`/catalogue/tariffs/${path}`, tariffListSchema, { skipAuth: true })
  return answer.ok ? answer.value.tariffs : []
}
