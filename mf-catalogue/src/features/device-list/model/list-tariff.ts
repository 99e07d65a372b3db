import { deviceTariffId, type Cart } from '@nimbus/shared-contracts/cart'

/**
 * The tariff that the list is shown with: the cart's mobile one, as it is sold with devices. One that is sold with none
 * stays itself, so that the list says so. listTariffId({tariff: mobil-m-24}) → 'mobil-m-device-24'; (prepaid-m) → 'prepaid-m'
 */
export function listTariffId({ tariff }: Pick<Cart, 'tariff'>): string | undefined {
  if (tariff?.kind === 'landline') return undefined
  return deviceTariffId({ tariff }) ?? tariff?.concrete_product_id
}
