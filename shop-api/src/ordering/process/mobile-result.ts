import { addressSchema, formatAddress } from '@nimbus/shared-contracts/availability'
import { valueAt } from '@nimbus/shared-contracts/forms'
import { mobileResultSchema, type MobileResult } from '@nimbus/shared-contracts/order'
import * as v from 'valibot'
import { ANY, NEW_NUMBER, PHONE_NUMBER } from '../../forms/fields/new-number'
import { numberText } from '../../forms/fields/pool'
import type { HandsetSource } from '../cart/choose-handset'
import { answerOf, isChecked, type SavedScopes } from '../drafts/drafts'
import type { PricedCart } from '../cart/sums'

/** What a mobile order's confirmation has to know of the saved steps and of the device. */
export function mobileResult(
  { tariff, handsets: [handset] }: PricedCart,
  saved: SavedScopes,
  catalogue: Pick<HandsetSource, 'product'>,
): MobileResult {
  const delivery = handset && catalogue.product(handset.concrete_product_id)?.product.delivery
  const method = answerOf(saved, 'SIM_DELIVERY', 'delivery.method')
  const porting = portingOf(saved)
  const number = chosenNumber(saved)
  return v.parse(mobileResultSchema, {
    prepaid: tariff?.kind === 'prepaid',
    sim_type: answerOf(saved, 'SIM_DELIVERY', 'delivery.sim_type'),
    ...(method !== undefined && { delivery_method: method, delivery_to: placeOf(method, saved) }),
    ...(delivery && { device_delivery: delivery }),
    early_start: isChecked(saved, 'CONSENTS', 'consents.early_start'),
    ...(number !== undefined && { phone_number: numberText(number) }),
    ...(porting && { porting }),
  })
}

/** Where the parcel goes, after "geht" or "kommt". placeOf('PACKSTATION', …) → 'an Packstation 145, 06108 Halle' */
function placeOf(method: string, saved: SavedScopes): string {
  const isOther = isChecked(saved, 'SIM_DELIVERY', 'delivery.address_differs')
  const home = addressOf(saved, 'CUSTOMER', 'customer.address')
  if (method === 'PACKSTATION') {
    const station = `an Packstation ${answerOf(saved, 'SIM_DELIVERY', 'delivery.packstation_no') ?? ''}`
    return home ? `${station}, ${home.zipcode} ${home.city}` : station
  }
  if (method === 'PARCEL_SHOP') return 'in einen Paketshop in Ihrer Nähe'
  const address = isOther ? addressOf(saved, 'SIM_DELIVERY', 'delivery.address') : home
  return address ? `an ${formatAddress(address)}` : 'zu Ihnen nach Hause'
}

function addressOf(saved: SavedScopes, scope: string, field: string) {
  const address = v.safeParse(addressSchema, valueAt(saved.get(scope)?.values ?? {}, field))
  return address.success ? address.output : undefined
}

/** The new number; undefined where one is given later, or none is needed. */
const chosenNumber = (saved: SavedScopes): string | undefined =>
  [answerOf(saved, 'SIM_DELIVERY', PHONE_NUMBER), answerOf(saved, 'NUMBER_PORTING', NEW_NUMBER)].find(
    (answer) => answer !== undefined && answer !== ANY.value,
  )

/** A number that isn't released comes over later, however soon it was wanted. */
function portingOf(saved: SavedScopes): MobileResult['porting'] {
  const answer = (field: string): string | undefined => answerOf(saved, 'NUMBER_PORTING', `porting.${field}`)
  if (answer('wanted') !== 'YES') return undefined
  if (answer('when') === 'END_OF_CONTRACT') return { when: 'END_OF_CONTRACT', on: answer('contract_end_date') }
  return { when: answer('opt_in_done') === 'YES' ? 'ASAP' : 'LATER' }
}
