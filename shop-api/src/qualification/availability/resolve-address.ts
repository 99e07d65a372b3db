import type { Address, AvailabilityRequest, CorrectedField } from '@nimbus/shared-contracts/availability'
import { joinHouseNumber, parseHouseNumber, type HouseNumber } from '@nimbus/shared-contracts/forms/rules'
import type { Street, Town } from '../addresses/houses'
import { isLikely } from '../addresses/one-edit'
import type { AddressRegister } from '../addresses/register'
import {
  askedFor,
  doubtZipcode,
  resolvePlace,
  withOwnInput,
  withRegisteredNames,
  type Asked,
  type Resolution,
  type ResolveDeps,
} from './resolve-place'

/** So many options a select shows beside the shopper's own input. */
const MAX_OPTIONS = 6

/** A choice for "no suffix", since an empty value would mean that nothing was chosen. */
const WITHOUT_SUFFIX = 'ohne Zusatz'

/**
 * Finds an address in the register, or the one field that keeps it from being found. Spelling that means the same
 * (Str., ae, hyphens, 12 a) is no doubt. What the shopper has confirmed isn't asked again.
 * resolveAddress({zipcode: '01067', street: 'Lindenstrase', …}) → doubt about the street, with Lindenstraße as option
 */
export function resolveAddress(deps: ResolveDeps, { address, confirmed = [] }: AvailabilityRequest): Resolution {
  const { register } = deps
  const asked = askedFor(address, confirmed)
  const place = resolvePlace(deps, asked)
  if (!('town' in place)) return place
  const street = register.street(address.zipcode, asked.streetKey)
  if (!street) return doubtStreet(register, place.town, asked)
  return resolveNumber(register, street, withRegisteredNames(address, street), confirmed)
}

/** The street isn't in the postal code: it is spelt wrong, or in another postal code of the town. */
function doubtStreet(register: AddressRegister, town: Town, { address, confirmed, streetKey }: Asked): Resolution {
  const elsewhere = register.streetInTown(town, streetKey)
  if (elsewhere && !confirmed.includes('zipcode') && !confirmed.includes('street'))
    return doubtZipcode(address, [elsewhere])
  const alike = confirmed.includes('street') ? [] : streetsLike(register, address.zipcode, streetKey)
  if (alike.length === 0) return { kind: 'unknown', field: 'street', reason: 'UNKNOWN_STREET' }
  const options = alike.map(({ name }) => ({
    value: name,
    label: name,
    address: { ...address, city: town.name, street: name },
  }))
  return { kind: 'doubt', field: 'street', options: withOwnInput(options, address.street) }
}

function streetsLike(register: AddressRegister, zipcode: string, typed: string): Street[] {
  const streets = register.streetsIn(zipcode)
  const slips = streets.filter(({ key }) => isLikely(typed, key))
  const begun = typed.length >= 4 ? streets.filter(({ key }) => key.startsWith(typed)) : []
  return [...new Set([...slips, ...begun])].slice(0, MAX_OPTIONS)
}

function resolveNumber(
  register: AddressRegister,
  street: Street,
  address: Address,
  confirmed: readonly CorrectedField[],
): Resolution {
  const typed = parseHouseNumber(joinHouseNumber(address).toLowerCase())
  if (!typed) return { kind: 'unknown', field: 'house_no', reason: 'UNKNOWN_NUMBER' }
  const number = Number(typed.house_no)
  const registered = register.suffixes(street, number)
  const suffix = suffixMeant(typed, registered)
  if (suffix !== undefined)
    return { kind: 'exact', street, number, address: withNumber(address, typed.house_no, suffix) }
  if (registered.length === 0) return doubtNumber(register, street, address, typed, confirmed)
  if (confirmed.includes('house_no_suffix')) return { kind: 'unknown', field: 'house_no', reason: 'UNKNOWN_NUMBER' }
  const options = registered.map((house_no_suffix) => ({
    value: house_no_suffix || WITHOUT_SUFFIX,
    label: joinHouseNumber({ house_no: typed.house_no, house_no_suffix }),
    address: withNumber(address, typed.house_no, house_no_suffix),
  }))
  const own = typed.house_no_suffix || WITHOUT_SUFFIX
  return { kind: 'doubt', field: 'house_no_suffix', options: withOwnInput(options, own) }
}

/** The street has no such number: the next ones to it are asked for (TEL-102), unless the shopper insists. */
function doubtNumber(
  register: AddressRegister,
  street: Street,
  address: Address,
  typed: HouseNumber,
  confirmed: readonly CorrectedField[],
): Resolution {
  const near = confirmed.includes('house_no') ? [] : numbersNear(register, street, Number(typed.house_no))
  if (near.length === 0) return { kind: 'unknown', field: 'house_no', reason: 'UNKNOWN_NUMBER' }
  const options = near.map((number) => {
    const [house_no_suffix = ''] = register.suffixes(street, number)
    const line = joinHouseNumber({ house_no: String(number), house_no_suffix })
    return { value: line, label: line, address: withNumber(address, String(number), house_no_suffix) }
  })
  return { kind: 'doubt', field: 'house_no', options: withOwnInput(options, joinHouseNumber(typed)) }
}

/** Registered numbers beside one that isn't, in their order. numbersNear(…, Lindenstraße, 13) → [10, 11, 12, 14, 15, 16] */
function numbersNear(register: AddressRegister, street: Street, wanted: number): number[] {
  return Array.from({ length: street.last }, (_, index) => index + 1)
    .filter((number) => register.suffixes(street, number).length > 0)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
    .slice(0, MAX_OPTIONS)
    .sort((a, b) => a - b)
}

/** The registered suffix that is meant: the same one, or a building of several numbers for its first number. */
function suffixMeant({ house_no_suffix }: HouseNumber, registered: readonly string[]): string | undefined {
  if (registered.includes(house_no_suffix)) return house_no_suffix
  const isRange = (suffix: string): boolean => suffix.startsWith('-')
  if (house_no_suffix === '') return registered.find(isRange)
  return isRange(house_no_suffix) ? registered.find((suffix) => suffix === '') : undefined
}

function withNumber({ house_no_suffix: _, ...address }: Address, house_no: string, suffix: string): Address {
  return { ...address, house_no, ...(suffix && { house_no_suffix: suffix }) }
}
