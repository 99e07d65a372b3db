import { needsHandset } from './rules'
import type { Cart } from './schema'

/**
 * Id of the cart's mobile tariff as it is sold with a device: its own, or that of its counterpart. undefined for landline,
 * for prepaid, which is never sold with one, and without tariff.
 * deviceTariffId({tariff: mobil-m-24}) → 'mobil-m-device-24'
 */
export function deviceTariffId({ tariff }: Pick<Cart, 'tariff'>): string | undefined {
  return tariff && needsHandset(tariff) ? tariff.concrete_product_id : tariff?.properties.counterpart_id
}
