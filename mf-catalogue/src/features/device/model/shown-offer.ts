import type { ConcreteProduct, DeviceDetail, VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { matrixOf, offeredRow, tariffById, tariffRows, type OfferedRow, type TariffRow } from './tariff-rows'
import { productOf } from './variants'

/** A variant with the tariffs that it is sold with. */
export interface ShownOffer {
  product: ConcreteProduct | undefined
  /** The tariff that was asked for. */
  wanted: VolumeTariff | undefined
  rows: TariffRow[]
  /** What can be bought: the wanted tariff, or the next one that is sold with the variant. */
  row: OfferedRow | undefined
}

/**
 * The variant of the id, else the first one, with the first tariff of the ids that is known, else the one that the shop
 * shows devices with. shownOffer(S1 Pro, {pid: undefined, tariffIds: []}) → Fjordblau 256 GB with Nimbus Mobil M
 */
export function shownOffer(
  detail: DeviceDetail,
  { pid, tariffIds }: { pid: string | undefined; tariffIds: readonly (string | undefined)[] },
): ShownOffer {
  const { device, tariffs, focus_tariff_id } = detail
  const product = productOf(device.concrete_products, pid)
  const wanted = [...tariffIds, focus_tariff_id].map((id) => tariffById(tariffs, id)).find(Boolean) ?? tariffs[0]
  if (!product || !wanted) return { product, wanted, rows: [], row: undefined }
  const rows = tariffRows(detail, matrixOf(wanted), product.concrete_product_id)
  return { product, wanted, rows, row: offeredRow(rows, wanted.concrete_product_id) }
}
