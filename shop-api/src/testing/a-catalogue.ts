import { bundledCatalogue } from '../catalogue/bundled'
import { createCatalogue, type Catalogue } from '../catalogue/catalogue'
import type { CatalogueData } from '../catalogue/data'

/** For tests: the bundled catalogue at an instant. aCatalogue('2026-06-01T10:00:00Z') has no promotion */
export function aCatalogue(now: string, data: CatalogueData = bundledCatalogue()): Catalogue {
  return createCatalogue({ clock: () => new Date(now), dataAt: () => data })
}
