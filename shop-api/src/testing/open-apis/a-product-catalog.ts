import { addressesOf } from '../../open-apis/standard/addresses'
import type { Described, ProductOffering, ProductOfferingPrice } from '../../open-apis/product-catalog/entities'
import type { ResourceName } from '../../open-apis/product-catalog/entity-writer'
import { createProductCatalog, type ProductCatalog } from '../../open-apis/product-catalog/product-catalog'
import { aCatalogue } from '../a-catalogue'

/** A moment in which the start prices are to be had, and one in which they aren't. */
export const PROMOTED = '2026-11-27T12:00:00Z'
export const UNPROMOTED = '2026-06-01T12:00:00Z'

export const ORIGIN = 'https://shop.example'
export const BASE = `${ORIGIN}/tmf-api/productCatalogManagement/v4`

/** For tests: the bundled catalogue of an instant as others read it. */
export const aProductCatalog = (now: string): ProductCatalog =>
  createProductCatalog({
    catalogue: aCatalogue(now),
    clock: () => new Date(now),
    addresses: addressesOf(ORIGIN, '/productCatalogManagement/v4'),
    publicBase: '/api',
  })()

/** One of its resources; throws where there is none. */
function made(catalog: ProductCatalog, resource: ResourceName, id: string): Described {
  const listed = catalog.find(resource, id)
  if (!listed) throw new Error(`no ${resource} ${id}`)
  return listed.make()
}

export const anOffering = (catalog: ProductCatalog, id: string): ProductOffering =>
  made(catalog, 'productOffering', id) as ProductOffering

export const aPrice = (catalog: ProductCatalog, id: string): ProductOfferingPrice =>
  made(catalog, 'productOfferingPrice', id) as ProductOfferingPrice
