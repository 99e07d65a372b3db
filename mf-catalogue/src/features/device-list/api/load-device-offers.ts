import { deviceListSchema, type SortOrder } from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'
import { deviceTariffOf, type DeviceTariff } from '../../../model/device-tariff'
import { cardOf, type DeviceCard } from '../model/device-card'

/** A few devices with their prices together with a tariff. */
export interface DeviceOffers {
  category: string
  label: string
  tariff: DeviceTariff
  cards: DeviceCard[]
}

interface Wanted {
  category: string
  count: number
  /** Id of the tariff; without it the one that the shop shows devices with. */
  tariff?: string | undefined
  sort?: SortOrder
}

/** The first devices of a category; undefined when they can't be had, so that a page goes without them. */
export async function loadDeviceOffers(
  api: Api,
  { category, count, tariff, sort }: Wanted,
): Promise<DeviceOffers | undefined> {
  const query = { limit: String(count), ...(tariff && { tariff }), ...(sort && { sort }) }
  const path = `/catalogue/devices/${encodeURIComponent(category)}`
  const answer = await api.get(path, deviceListSchema, { skipAuth: true, query })
  if (!answer.ok) return undefined
  const { tariff: priced, entries, categories, category: shown } = answer.value
  const cards = entries.flatMap((entry) => cardOf(entry, priced, { accessory: shown.accessories }))
  const label = categories.find(({ slug }) => slug === shown.slug)?.label ?? shown.title
  return { category, label, tariff: deviceTariffOf(priced), cards }
}
