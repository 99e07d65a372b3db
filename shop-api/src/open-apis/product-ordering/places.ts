import type { Area } from '@nimbus/shared-contracts/cart'
import type { Answers } from '../../aftersales/personal-data/visible-answers'

/** A place of an order: the GeographicAddress of TMF673. */
export interface OrderPlace {
  role: 'installationAddress' | 'deliveryAddress'
  '@type': 'GeographicAddress'
  postcode: string
  city?: string
  locality?: string
  streetName?: string
  streetNr?: string
  streetNrSuffix?: string
  country: 'DE'
}

/** Parts of our addresses by the attributes that they become. */
const PARTS = {
  postcode: 'zipcode',
  city: 'city',
  locality: 'district',
  streetName: 'street',
  streetNr: 'house_no',
  streetNrSuffix: 'house_no_suffix',
} as const

/** The address that was answered below a field; nothing where it may not be told or wasn't asked for. */
function placeAt(answers: Answers, field: string, role: OrderPlace['role']): OrderPlace | undefined {
  if (answers[`${field}.${PARTS.postcode}`] === undefined) return undefined
  const parts = Object.entries(PARTS).flatMap(([name, part]) => {
    const value = answers[`${field}.${part}`]
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  const address = Object.fromEntries(parts) as Pick<OrderPlace, keyof typeof PARTS>
  return { role, '@type': 'GeographicAddress', ...address, country: 'DE' }
}

/** Where the line is, and where parcels go if it isn't there. */
export function placesOf(answers: Answers, area: Area): OrderPlace[] {
  const own = placeAt(answers, 'customer.address', area === 'landline' ? 'installationAddress' : 'deliveryAddress')
  const delivery = placeAt(answers, 'delivery.address', 'deliveryAddress')
  const others = delivery ? [delivery] : []
  const isKept = own && (own.role === 'installationAddress' || !delivery)
  return isKept ? [own, ...others] : others
}
