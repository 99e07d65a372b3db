import type { Address, CorrectedField } from '@nimbus/shared-contracts/availability'
import * as v from 'valibot'

/** A text of at most so many characters, as many as our own addresses may have. */
const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))

/** The dwelling of an address where its building has several, by its name in the register: {name: 'Hinterhaus'} */
const subAddress = v.strictObject({
  id: v.optional(text(40)),
  name: text(100),
  subAddressType: v.optional(v.picklist(['subunit'])),
  '@type': v.optional(text(100)),
})

/** The GeographicAddress of TMF673 4.0.1 as the shop takes one. A part that it couldn't read would lead to another house. */
const addressEntries = {
  postcode: text(20),
  city: v.optional(text(100)),
  locality: v.optional(text(100)),
  streetName: text(100),
  streetNr: text(40),
  streetNrSuffix: v.optional(text(40)),
  streetNrLast: v.optional(text(40)),
  streetNrLastSuffix: v.optional(text(40)),
  country: v.optional(v.picklist(['DE'])),
  geographicSubAddress: v.optional(v.pipe(v.array(subAddress), v.maxLength(1))),
  id: v.optional(text(200)),
  href: v.optional(text(500)),
  name: v.optional(text(200)),
  '@type': v.optional(text(100)),
}

export const sentAddressSchema = v.strictObject(addressEntries)
export type SentAddress = v.InferOutput<typeof sentAddressSchema>

/** A place that another resource names: an address by value, a part of one, or the id of one of the register. */
export const sentPlaceSchema = v.strictObject({
  ...v.partial(v.object(addressEntries)).entries,
  role: text(100),
  '@referredType': v.optional(text(100)),
})
export type SentPlace = v.InferOutput<typeof sentPlaceSchema>

/** What of it is personal; a new part has to say whether it is. */
export const PERSONAL_IN_PLACE = {
  postcode: true,
  city: true,
  locality: true,
  streetName: true,
  streetNr: true,
  streetNrSuffix: true,
  streetNrLast: true,
  streetNrLastSuffix: true,
  country: false,
  geographicSubAddress: true,
  id: false,
  href: false,
  name: false,
  '@type': false,
} satisfies Record<keyof SentAddress, boolean>

/** Parts of our addresses by the attributes that tell of them. */
export const ATTRIBUTE_OF = {
  zipcode: 'postcode',
  city: 'city',
  street: 'streetName',
  house_no: 'streetNr',
  house_no_suffix: 'streetNrSuffix',
  unit: 'geographicSubAddress',
} as const satisfies Record<CorrectedField, keyof SentAddress>

/**
 * An address as our check reads it, with its dwelling.
 * asChecked({streetNr: '12', streetNrLast: '14', …}) → {address: {house_no: '12', house_no_suffix: '-14', …}}
 */
export function asChecked(sent: SentAddress): { address: Address; unit?: string } {
  const { postcode: zipcode, city = '', locality, streetName: street, streetNr: house_no } = sent
  const { streetNrSuffix = '', streetNrLast, streetNrLastSuffix = '', geographicSubAddress: [dwelling] = [] } = sent
  const suffix = streetNrLast ? `${streetNrSuffix}-${streetNrLast}${streetNrLastSuffix}` : streetNrSuffix
  return {
    address: {
      zipcode,
      city,
      ...(locality && { district: locality }),
      street,
      house_no,
      ...(suffix && { house_no_suffix: suffix }),
    },
    ...(dwelling && { unit: dwelling.name }),
  }
}

/** Parts of a GeographicAddress that the shop writes. */
export interface WrittenAddress {
  postcode?: string
  city?: string
  locality?: string
  streetName?: string
  streetNr?: string
  streetNrSuffix?: string
  streetNrLast?: string
  streetNrLastSuffix?: string
  country: 'DE'
}

/** "-14", "a-12c": a range up to another number. */
const RANGE = /^([a-z]?)-(\d{1,4})([a-z]?)$/i

/**
 * An address of ours as others read it; parts that it hasn't are left out.
 * asGeographic({zipcode: '01067', house_no: '12', house_no_suffix: '-14', …}) → {postcode: '01067', streetNr: '12', streetNrLast: '14', …}
 */
export function asGeographic({ zipcode, city, district, street, ...number }: Partial<Address>): WrittenAddress {
  const { house_no, house_no_suffix = '' } = number
  const [, first = house_no_suffix, last, lastSuffix] = RANGE.exec(house_no_suffix) ?? []
  const parts = {
    postcode: zipcode,
    city,
    locality: district,
    streetName: street,
    streetNr: house_no,
    streetNrSuffix: first,
    streetNrLast: last,
    streetNrLastSuffix: lastSuffix,
  }
  const known = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '')
  return { ...(Object.fromEntries(known) as Omit<WrittenAddress, 'country'>), country: 'DE' }
}
