import { useState } from 'react'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { useStore } from '@nimbus/shared-ui/use-store'
import type { DeviceListPage } from '../api/load-device-list'
import { listTariffId } from '../model/list-tariff'

/**
 * Id of the cart's tariff, which the list is shown with. undefined without one, and once an answer of the shop to the
 * address that names it says that it doesn't sell devices with it; an answer to another address says nothing.
 */
export function useOwnTariff(
  { tariff, tariffChosen }: Pick<DeviceListPage, 'tariff' | 'tariffChosen'>,
  asked: string | undefined,
): string | undefined {
  const own = listTariffId(useStore(cartStore).value)
  const [refused, setRefused] = useState<string>()
  const isRefused = own !== undefined && asked === own && !(tariffChosen && tariff.id === own)
  if (isRefused && refused !== own) setRefused(own)
  return isRefused || refused === own ? undefined : own
}
