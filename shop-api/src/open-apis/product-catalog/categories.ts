import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import type { CatalogueData } from '../../catalogue/data/data'
import { isInMobileCategory } from '../../catalogue/tariffs/mobile-tariffs'
import { isInCategory } from '../../catalogue/tariffs/tariffs'
import type { Catalog, Category } from './entities'
import type { EntityWriter } from './entity-writer'
import { listed, type Listings } from './listing'

/** A category of the shop under the id that it has among those of all areas. */
export interface NamedCategory {
  id: string
  name: string
  description: string
  sells: (tariff: Tariff) => boolean
}

/**
 * The categories of landline, mobile and devices. A slug that the landline has too stands for its own in the mobile area:
 * "young-tarife" and "mobile-young-tarife".
 */
export function categoriesOf({ categories, mobile, 'device-categories': devices }: CatalogueData): NamedCategory[] {
  const landline = new Set(categories.map(({ slug }) => slug))
  return [
    ...categories.map((category) => ({
      id: category.slug,
      name: category.label,
      description: category.description,
      sells: (tariff: Tariff) => isInCategory(category, tariff),
    })),
    ...mobile.categories.map((category) => ({
      id: landline.has(category.slug) ? `mobile-${category.slug}` : category.slug,
      name: category.label,
      description: category.description,
      sells: (tariff: Tariff) => isInMobileCategory(category, tariff),
    })),
    ...devices.map(({ slug, label, description }) => ({ id: slug, name: label, description, sells: () => false })),
  ]
}

/** The one catalogue of the shop. */
const CATALOG = { id: 'nimbus', name: 'Nimbus' }

/** The categories, and the catalogue that has them all. */
export function categoryListings(
  categories: readonly NamedCategory[],
  { described, reference }: EntityWriter,
): Pick<Listings, 'catalog' | 'category'> {
  const makeCatalog = (): Catalog => ({
    ...described('catalog', CATALOG),
    category: categories.map((category) => reference('category', category)),
  })
  return {
    catalog: [listed(CATALOG.id, { name: CATALOG.name }, makeCatalog)],
    category: categories.map(({ id, name, description }) =>
      listed(id, { name }, (): Category => ({ ...described('category', { id, name }), description, isRoot: true })),
    ),
  }
}
