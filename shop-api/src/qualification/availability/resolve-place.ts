import type { Address, AddressCorrection, CorrectedField } from '@nimbus/shared-contracts/availability'
import type { Street, Town } from '../addresses/houses'
import { keyOf } from '../addresses/normalise'
import type { AddressRegister } from '../addresses/register'

export type CorrectionOption = AddressCorrection['correction']['options'][number]

/** Why the register doesn't know an address, for the hints of the page. */
type UnknownReason = 'UNKNOWN_ZIPCODE' | 'NOT_COVERED' | 'UNKNOWN_STREET' | 'UNKNOWN_NUMBER'

/** What the register makes of an address. */
export type Resolution =
  | { kind: 'exact'; street: Street; number: number; address: Address }
  | { kind: 'doubt'; field: CorrectedField; options: CorrectionOption[] }
  | { kind: 'unknown'; field: CorrectedField; reason: UnknownReason }

export interface ResolveDeps {
  register: AddressRegister
  /** True for the postal codes that exist in Germany. */
  isZipcode: (zipcode: string) => boolean
}

/** What is asked for, its names made ready once: each is compared with hundreds. */
export interface Asked {
  address: Address
  confirmed: readonly CorrectedField[]
  /** See keyOf. */
  cityKey: string
  streetKey: string
}

/** askedFor({city: 'Köln', …}).cityKey → 'koeln' */
export const askedFor = (address: Address, confirmed: readonly CorrectedField[]): Asked => ({
  address,
  confirmed,
  cityKey: keyOf(address.city),
  streetKey: keyOf(address.street),
})

export const withRegisteredNames = (address: Address, { name, town }: Street): Address => ({
  ...address,
  street: name,
  city: town.name,
})

/** Postal code and town: the town of the code, unless one of the two is in doubt. */
export function resolvePlace(
  { register, isZipcode }: ResolveDeps,
  { address, confirmed, cityKey, streetKey }: Asked,
): Resolution | { town: Town } {
  const town = register.townOf(address.zipcode)
  const named = register.townNamed(cityKey)
  const elsewhere = named && register.streetInTown(named, streetKey)
  if (!town || (named && named !== town && elsewhere && !register.street(address.zipcode, streetKey))) {
    if (elsewhere && !confirmed.includes('zipcode')) return doubtZipcode(address, [elsewhere])
    if (town) return { town }
    return isZipcode(address.zipcode)
      ? { kind: 'unknown', field: 'zipcode', reason: 'NOT_COVERED' }
      : { kind: 'unknown', field: 'zipcode', reason: 'UNKNOWN_ZIPCODE' }
  }
  if (confirmed.includes('city') || town.keys.includes(cityKey)) return { town }
  const option = { value: town.name, label: town.name, address: { ...address, city: town.name } }
  return { kind: 'doubt', field: 'city', options: withOwnInput([option], address.city) }
}

export function doubtZipcode(address: Address, streets: readonly Street[]): Resolution {
  const options = streets.map((street) => ({
    value: street.zipcode,
    label: `${street.zipcode} ${street.town.name}`,
    address: { ...withRegisteredNames(address, street), zipcode: street.zipcode },
  }))
  return { kind: 'doubt', field: 'zipcode', options: withOwnInput(options, address.zipcode) }
}

/** The shopper's own input is the last option: it may be right and the register wrong. */
export function withOwnInput(options: readonly CorrectionOption[], own: string): CorrectionOption[] {
  return [...options, { value: own, label: `Meine Eingabe war richtig: ${own}` }]
}
