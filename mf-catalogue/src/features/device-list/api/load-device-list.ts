import { deviceListSchema, type DeviceList, type Facet, type Offer } from '@nimbus/shared-contracts/catalogue'
import type { LoadContext, Loaded } from '@nimbus/shared-contracts/remote'
import { deviceTariffOf, type DeviceTariff } from '../../../model/device-tariff'
import { cardOf, type DeviceCard } from '../model/device-card'
import { LIST_KEYS, NO_TARIFF, type Understood } from '../model/list-choice'

export interface DeviceListPage extends Omit<Understood, 'shown'> {
  category: DeviceList['category']
  categories: DeviceList['categories']
  tariff: DeviceTariff & { offer: Offer | undefined }
  facets: Facet[]
  pages: number
  total: number
  hidden: number
  cards: DeviceCard[]
}

/** One page of the list, with what its cards show and nothing else. A category that doesn't exist is a 404. */
export async function loadDeviceList({ api, params, query }: LoadContext): Promise<Loaded<DeviceListPage>> {
  const path = `/catalogue/devices/${encodeURIComponent(params.category ?? '')}`
  const answer = await api.get(path, deviceListSchema, { skipAuth: true, query: apiQuery(query) })
  if (!answer.ok) return { status: answer.error.status === 404 ? 404 : 503 }
  const { category, categories, tariff, tariff_chosen, facets, active, sort, page, pages, total, hidden, entries } =
    answer.value
  return {
    payload: {
      category,
      categories,
      tariff: { ...deviceTariffOf(tariff), offer: tariff.properties.offer },
      tariffChosen: tariff_chosen,
      facets,
      active,
      sort,
      page,
      pages,
      total,
      hidden,
      cards: entries.flatMap((entry) => cardOf(entry, tariff, { accessory: category.accessories })),
    },
  }
}

/** The parameters that the API knows, without `tariff=none`, which only keeps the cart's tariff out. */
function apiQuery(query: Record<string, string>): Record<string, string> {
  const known = LIST_KEYS.flatMap((key) => (query[key] ? [[key, query[key]] as const] : []))
  return Object.fromEntries(known.filter(([key, value]) => key !== 'tariff' || value !== NO_TARIFF))
}
