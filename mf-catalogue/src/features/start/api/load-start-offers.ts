import { heroesSchema, tariffListSchema, type Tariff } from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'
import { MOBILE_CATEGORY } from '@nimbus/shared-contracts/routes'
import type { Hero } from '@nimbus/shared-ui/hero'
import { FIBRE_CATEGORY } from '../model/fibre-category'
import { fibreOfferOf, surchargesOf, type FibreOffer, type Surcharge } from '../model/fibre-tariffs'
import { smallestWithDevice } from '../model/smallest-with-device'

export interface StartOffers {
  /** Missing without the catalogue. */
  fibre?: FibreOffer
  surcharges: Surcharge[]
  /** Pictures of the two areas: at home, on the move. */
  pictures: Pick<Hero, 'image'>[]
}

interface Loaded extends StartOffers {
  /** Id of the smallest tariff that is sold with devices: the price of a phone is shown with it. */
  smallest: string | undefined
}

/** Prices and pictures of the start page. Without the catalogue the page stands, with links in place of prices. */
export async function loadStartOffers(api: Api): Promise<Loaded> {
  const [landline, mobile, heroes] = await Promise.all([
    tariffsOf(api, `landline/${FIBRE_CATEGORY}`),
    tariffsOf(api, `mobile/${MOBILE_CATEGORY}`),
    api.get('/content/heroes/start', heroesSchema, { skipAuth: true }),
  ])
  const fibre = fibreOfferOf(landline)
  return {
    ...(fibre && { fibre }),
    surcharges: surchargesOf(landline),
    smallest: smallestWithDevice(mobile),
    pictures: heroes.ok ? heroes.value.heroes.map(({ image }) => ({ image })) : [],
  }
}

async function tariffsOf(api: Api, path: string): Promise<Tariff[]> {
  const answer = await api.get(`/catalogue/tariffs/${path}`, tariffListSchema, { skipAuth: true })
  return answer.ok ? answer.value.tariffs : []
}
