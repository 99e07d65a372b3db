import { needsHandset } from '@nimbus/shared-contracts/cart'
import { cheapestTariff, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { TERM } from './term'

/** Id of the cheapest tariff with device for 24 months: 'mobil-s-device-24' */
export const smallestWithDevice = (tariffs: readonly Tariff[]): string | undefined =>
  cheapestTariff(tariffs.filter((tariff) => needsHandset(tariff) && tariff.properties.contract_term === TERM))
    ?.concrete_product_id
