import type { Addresses } from '../standard/addresses'
import type { Described, Extension, Reference } from './entities'

/** The resources of the API, by the names that their paths have. */
export const RESOURCES = [
  'catalog',
  'category',
  'productOffering',
  'productOfferingPrice',
  'productSpecification',
] as const
export type ResourceName = (typeof RESOURCES)[number]

/** What all entities of one state of the catalogue have alike. */
export interface EntityWriter {
  addresses: Addresses
  /** Id, address, name and state of a resource. */
  described(resource: ResourceName, of: { id: string; name: string; retired?: boolean }): Described
  /** A reference with the address that it leads to. */
  reference(resource: ResourceName, of: { id: string; name: string }): Reference & { href: string; name: string }
  /** Says that an object has more than its definition. */
  extended(type: string, base: string): Required<Extension>
}

export interface CatalogueState {
  /** Version of the files in effect. */
  version: string
  /** Since when nothing has changed, an instant. */
  lastUpdate: string
}

/** Writes the entities of one state. */
export const entityWriter = (addresses: Addresses, { version, lastUpdate }: CatalogueState): EntityWriter => ({
  addresses,
  described: (resource, { id, name, retired = false }) => ({
    id,
    href: addresses.of(resource, id),
    name,
    lastUpdate,
    lifecycleStatus: retired ? 'Retired' : 'Active',
    version,
  }),
  reference: (resource, { id, name }) => ({ id, href: addresses.of(resource, id), name }),
  extended: (type, base) => ({ '@type': type, '@baseType': base, '@schemaLocation': addresses.extensionSchema }),
})
