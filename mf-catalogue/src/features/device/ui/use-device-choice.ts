import { useEffect, useState } from 'react'
import type { ConcreteProduct, DeviceDetail, VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { shownOffer, type ShownOffer } from '../model/shown-offer'
import { tariffById } from '../model/tariff-rows'

/** What the customer chose on the page; it counts until the page is asked for anew. */
interface Picked {
  of: DeviceDetail
  pid: string | undefined
  tariffId: string | undefined
}

interface DeviceChoice extends ShownOffer {
  chooseProduct(product: ConcreteProduct): void
  chooseTariff(tariff: VolumeTariff): void
}

/**
 * Variant and tariff of the page: as chosen, else as the address says, else the first variant, and the cart's tariff or
 * the one that the shop shows devices with. Each choice is written into the address.
 */
export function useDeviceChoice(
  detail: DeviceDetail,
  query: Record<string, string>,
  ownTariffId: string | undefined,
): DeviceChoice {
  const [last, setLast] = useState<Picked>()
  const picked = last?.of === detail ? last : undefined
  const offer = shownOffer(detail, {
    pid: picked?.pid ?? query.pid,
    tariffIds: [picked?.tariffId, query.tariff, ownTariffId],
  })
  const { product, wanted } = offer

  useCleanAddress(detail, query)

  function choose(pid: string | undefined, tariffId: string | undefined): void {
    setLast({ of: detail, pid, tariffId })
    host().navigate(deviceHref(detail, { pid, tariff: tariffId }), { replace: true, shown: true })
  }

  return {
    ...offer,
    chooseProduct: ({ concrete_product_id }) => choose(concrete_product_id, wanted?.concrete_product_id),
    chooseTariff: ({ concrete_product_id }) => choose(product?.concrete_product_id, concrete_product_id),
  }
}

const deviceHref = (
  { device }: DeviceDetail,
  { pid, tariff }: { pid: string | undefined; tariff: string | undefined },
): string => routes.device(device.category, device.slug, { ...(pid && { pid }), ...(tariff && { tariff }) })

/** Takes an unknown variant or tariff out of the address; the page is the same without it (VAR-67). */
function useCleanAddress(detail: DeviceDetail, query: Record<string, string>): void {
  const { device, tariffs } = detail
  const pid = device.concrete_products.find(({ concrete_product_id }) => concrete_product_id === query.pid) && query.pid
  const tariff = tariffById(tariffs, query.tariff) && query.tariff
  const clean = pid === query.pid && tariff === query.tariff
  const href = deviceHref(detail, { pid, tariff })
  useEffect(() => {
    if (!clean) host().navigate(href, { replace: true, shown: true })
  }, [clean, href])
}
