import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import { host } from '@nimbus/shared-contracts/remote'
import type { CartChange } from '@nimbus/shared-ui/tariff'
import { text } from '../../../messages/de'
import { fetchExtras } from '../api/fetch-extras'
import { cartWithTariff } from '../model/cart-with-tariff'

/** Asks for the mandatory items of the tariff, keeps what still fits and says what went. */
export async function withExtras(tariff: Tariff): Promise<CartChange | undefined> {
  const extras = await fetchExtras(host().api, tariff)
  if (!extras.ok) return undefined
  return (before) => {
    const { cart, dropped } = cartWithTariff(before, tariff, extras.value)
    if (dropped.length === 0) return { cart }
    const names = dropped.map(({ name }) => name).join(', ')
    return { cart, notice: { ...NOTICE.cartUpdated, message: text.tariffPage.dropped(names) } }
  }
}
