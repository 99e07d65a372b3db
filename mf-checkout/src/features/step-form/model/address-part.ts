/** The parts of an address that the register can suggest. */
export type AddressPart = 'street' | 'city'

const SOURCES: Readonly<Record<string, AddressPart>> = { streets: 'street', cities: 'city' }

/** What a field's `source` suggests. addressPartOf('streets') → 'street'; addressPartOf('providers') → undefined */
export const addressPartOf = (source: string | undefined): AddressPart | undefined =>
  source !== undefined && Object.hasOwn(SOURCES, source) ? SOURCES[source] : undefined

/** Another part of the same address. siblingOf('customer.address.street', 'zipcode') → 'customer.address.zipcode' */
export const siblingOf = (id: string, part: string): string => id.replace(/[^.]+$/, part)
