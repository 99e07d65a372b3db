import { bundledCatalogue } from '../catalogue/data/bundled'
import { createCatalogue, type Catalogue } from '../catalogue/versions/catalogue'
import type { CatalogueData } from '../catalogue/data/data'

const known = new Map<string, Catalogue>()

/**
 * For tests: the bundled catalogue at an instant, made once per test file and instant; other data make one of their own.
 * aCatalogue('2026-06-01T10:00:00Z') has no promotion
 */
export function aCatalogue(now: string, data?: CatalogueData): Catalogue {
  const before = data ? undefined : known.get(now)
  if (before) return before
  const sold = data ?? bundledCatalogue()
  const catalogue = createCatalogue({ clock: () => new Date(now), dataAt: () => sold })
  if (!data) known.set(now, catalogue)
  return catalogue
}
