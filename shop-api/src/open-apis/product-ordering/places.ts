import { PERSONAL_IN_ADDRESS, type Address } from '@nimbus/shared-contracts/availability'
import type { Area } from '@nimbus/shared-contracts/cart'
import type { Answers } from '../../aftersales/personal-data/visible-answers'
import { asGeographic, type WrittenAddress } from '../../qualification/addresses/geographic-address'

/** A place of an order: the GeographicAddress of TMF673. */
export interface OrderPlace extends WrittenAddress {
  role: 'installationAddress' | 'deliveryAddress'
  '@type': 'GeographicAddress'
}

const PARTS = Object.keys(PERSONAL_IN_ADDRESS) as (keyof Address)[]

/** The address that was answered below a field; nothing where it may not be told or wasn't asked for. */
function placeAt(answers: Answers, field: string, role: OrderPlace['role']): OrderPlace | undefined {
  const parts = PARTS.flatMap((part) => {
    const value = answers[`${field}.${part}`]
    return typeof value === 'string' ? [[part, value]] : []
  })
  const address = Object.fromEntries(parts) as Partial<Address>
  return address.zipcode === undefined ? undefined : { role, '@type': 'GeographicAddress', ...asGeographic(address) }
}

/** Where the line is, and where parcels go if it isn't there. */
export function placesOf(answers: Answers, area: Area): OrderPlace[] {
  const own = placeAt(answers, 'customer.address', area === 'landline' ? 'installationAddress' : 'deliveryAddress')
  const delivery = placeAt(answers, 'delivery.address', 'deliveryAddress')
  const others = delivery ? [delivery] : []
  const isKept = own && (own.role === 'installationAddress' || !delivery)
  return isKept ? [own, ...others] : others
}
