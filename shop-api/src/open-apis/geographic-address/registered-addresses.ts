import type { Address } from '@nimbus/shared-contracts/availability'
import { asGeographic, type WrittenAddress } from '../../qualification/addresses/geographic-address'
import type { Street } from '../../qualification/addresses/houses'
import { keyOf } from '../../qualification/addresses/normalise'
import type { AddressRegister } from '../../qualification/addresses/register'
import type { Addresses } from '../standard/addresses'

/** The GeographicAddress of TMF673 4.0.1 as far as the shop writes it; one that the register has can be read by its id. */
export interface GeographicAddress extends WrittenAddress {
  id?: string
  href?: string
  '@type': 'GeographicAddress'
  /** The dwellings of a building that has several. */
  geographicSubAddress?: { name: string; subAddressType: 'subunit' }[]
}

/** What a list of addresses may be filtered by beside the postal code. */
interface HouseFilters {
  city?: readonly string[]
  streetName?: readonly string[]
  streetNr?: readonly string[]
}

/** A house of the register under one of its numbers. */
interface House {
  street: Street
  number: number
  suffix: string
}

/** The register as others read it. */
export interface RegisteredAddresses {
  find(id: string): GeographicAddress | undefined
  /** The same as our check reads it. */
  addressOf(id: string): Address | undefined
  /** Addresses of some postal codes, by street and number; names are compared as the check compares them. */
  page(
    zipcodes: readonly string[],
    filters: HouseFilters,
    page: { offset: number; limit: number },
  ): { total: number; shown: GeographicAddress[] }
  /** One of our addresses, with id where the register has it, and some of its dwellings. */
  write(address: Address, units?: readonly string[]): GeographicAddress
}

/** "01067-lindenstrasse-12a": postal code, key of the street, number with suffix. */
const ID = /^(\d{5})-([a-z0-9]+)-([1-9]\d{0,3})(.*)$/

export function registeredAddresses(register: AddressRegister, addresses: Addresses): RegisteredAddresses {
  const write = (address: Address, units: readonly string[] = []): GeographicAddress => {
    const { zipcode, street: name, house_no, house_no_suffix = '' } = address
    const street = register.street(zipcode, keyOf(name))
    const isKnown = street && register.suffixes(street, Number(house_no)).includes(house_no_suffix)
    const id = isKnown && `${zipcode}-${street.key}-${house_no}${house_no_suffix}`
    return {
      ...(id && { id, href: addresses.of('geographicAddress', id) }),
      '@type': 'GeographicAddress',
      ...asGeographic(address),
      ...(units.length > 0 && {
        geographicSubAddress: units.map((unit) => ({ name: unit, subAddressType: 'subunit' })),
      }),
    }
  }

  const houseAt = (id: string): House | undefined => {
    const [, zipcode = '', key = '', number = '', suffix = ''] = ID.exec(id) ?? []
    const street = register.street(zipcode, key)
    const isKnown = street && register.suffixes(street, Number(number)).includes(suffix)
    return isKnown ? { street, number: Number(number), suffix } : undefined
  }

  const resource = (house: House): GeographicAddress =>
    write(addressAt(house), register.line(house.street, house.number).units)

  const housesOf = (street: Street): House[] =>
    numbersOf(street).flatMap((number) =>
      register.suffixes(street, number).map((suffix) => ({ street, number, suffix })),
    )

  return {
    write,
    find(id) {
      const house = houseAt(id)
      return house && resource(house)
    },
    addressOf(id) {
      const house = houseAt(id)
      return house && addressAt(house)
    },
    page(zipcodes, { city, streetName, streetNr }, { offset, limit }) {
      const streets = [...new Set(zipcodes)]
        .flatMap((zipcode) => register.streetsIn(zipcode))
        .filter((street) => isAmong(city, ...street.town.keys) && isAmong(streetName, street.key))
      const houses = streets.flatMap(housesOf).filter(({ number }) => streetNr?.includes(String(number)) ?? true)
      return { total: houses.length, shown: houses.slice(offset, offset + limit).map(resource) }
    },
  }
}

const addressAt = ({ street: { zipcode, town, name }, number, suffix }: House): Address => ({
  zipcode,
  city: town.name,
  street: name,
  house_no: String(number),
  ...(suffix && { house_no_suffix: suffix }),
})

const isAmong = (asked: readonly string[] | undefined, ...keys: string[]): boolean =>
  asked?.some((name) => keys.includes(keyOf(name))) ?? true

/** Numbers that a street may have, with those of demonstrations, which may lie beyond its end. */
const numbersOf = ({ last, fixed }: Street): number[] =>
  [...new Set([...Array.from({ length: last }, (_, index) => index + 1), ...(fixed?.keys() ?? [])])].sort(
    (a, b) => a - b,
  )
