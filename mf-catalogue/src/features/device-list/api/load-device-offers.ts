import { deviceListSchema, type SortOrder } from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'
import { averageOver, ledger, type Cents } from '@nimbus/shared-contracts/money'
import { deviceTariffOf, type DeviceTariff } from '../../../model/device-tariff'
import { cardOf, type DeviceCard } from '../model/device-card'

/** A device with its whole price together with a tariff, for pages that show a few. */
export interface DeviceOffer {
  card: DeviceCard
  /** Over the tariff's term. */
  average: Cents
}

export interface DeviceOffers {
  category: string
  label: string
  tariff: DeviceTariff
  offers: DeviceOffer[]
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
  const offers = entries.flatMap((entry) => {
    const book = ledger([...priced.conditions, ...entry.bundle.conditions])
    return cardOf(entry, priced).map((card) => ({ card, average: averageOver(book, priced.properties.contract_term) }))
  })
  const label = categories.find(({ slug }) => slug === shown.slug)?.label ?? shown.title
  return { category, label, tariff: deviceTariffOf(priced), offers }
}
