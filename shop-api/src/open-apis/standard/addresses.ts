import { OPEN_API_PREFIX } from '@nimbus/server-kit/http'

/** Where the schema of what the shop adds to the standard lies below it. */
export const EXTENSION_SCHEMA_PATH = '/schema/nimbus.schema.json'

/** The addresses that resources name. */
export interface Addresses {
  /** of('category', 'dsl-tarife') → "https://shop.example/tmf-api/productCatalogManagement/v4/category/dsl-tarife" */
  of(resource: string, id: string): string
  /** Where `@schemaLocation` points. */
  extensionSchema: string
  /** An address of the shop itself, from its path; another origin stays. atShop('/api/a.pdf') → "https://shop.example/api/a.pdf" */
  atShop(path: string): string
}

/** The addresses of one API; `origin` is that of the shop, "https://shop.example", `base` "/productCatalogManagement/v4". */
export const addressesOf = (origin: string, base: string): Addresses => ({
  of: (resource, id) => `${origin}${OPEN_API_PREFIX}${base}/${resource}/${encodeURIComponent(id)}`,
  extensionSchema: `${origin}${OPEN_API_PREFIX}${EXTENSION_SCHEMA_PATH}`,
  atShop: (path) => new URL(path, origin).href,
})
