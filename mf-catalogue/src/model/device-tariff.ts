import type { DataVolume, VolumeTariff } from '@nimbus/shared-contracts/catalogue'

/** What pages say of the tariff that devices are priced with. */
export interface DeviceTariff {
  id: string
  name: string
  /** Months. */
  term: number
  volume: DataVolume
}

export const deviceTariffOf = ({ concrete_product_id, name, properties, data_volume }: VolumeTariff): DeviceTariff => ({
  id: concrete_product_id,
  name,
  term: properties.contract_term,
  volume: data_volume,
})
