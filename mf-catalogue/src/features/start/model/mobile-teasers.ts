import {
  cheapestTariff,
  NO_DEVICE,
  WITH_DEVICE,
  type DataVolume,
  type Tariff,
} from '@nimbus/shared-contracts/catalogue'
import type { PriceCondition } from '@nimbus/shared-contracts/money'
import { TERM } from './teasers'

/** What the start page shows of a mobile tariff. */
export interface MobileTeaser {
  id: string
  name: string
  slug: string
  description: string
  footnote: string
  volume: DataVolume
  conditions: PriceCondition[]
}

/** The post-paid tariffs without device for 24 months, in the catalogue's order. */
export function mobileTeasersOf(tariffs: readonly Tariff[]): MobileTeaser[] {
  return tariffs
    .filter(({ properties }) => properties.sublevel === NO_DEVICE && properties.contract_term === TERM)
    .sort((one, other) => (one.properties.sort_index ?? 0) - (other.properties.sort_index ?? 0))
    .flatMap((tariff) => {
      const { data_volume, properties } = tariff
      if (!data_volume) return []
      return [
        {
          id: tariff.concrete_product_id,
          name: tariff.name,
          slug: properties.product_id,
          description: tariff.description ?? '',
          footnote: tariff.footnote_tag ?? 'unknown',
          volume: data_volume,
          conditions: tariff.conditions,
        },
      ]
    })
}

/** Id of the cheapest tariff with device for 24 months: 'mobil-s-device-24' */
export const smallestWithDevice = (tariffs: readonly Tariff[]): string | undefined =>
  cheapestTariff(
    tariffs.filter(({ properties }) => properties.sublevel === WITH_DEVICE && properties.contract_term === TERM),
  )?.concrete_product_id
