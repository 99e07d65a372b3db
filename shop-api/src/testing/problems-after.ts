import { bundledCatalogue } from '../catalogue/data/bundled'
import { checkCatalogue } from '../catalogue/checks/check'
import type { CatalogueData } from '../catalogue/data/data'
import { formatProblem } from '../catalogue/data/problem'

/** For tests: what the check says about the bundled files with a fault in them. */
export function problemsAfter(change: (files: CatalogueData) => void): string[] {
  const files = structuredClone(bundledCatalogue())
  change(files)
  const checked = checkCatalogue(files)
  return checked.ok ? [] : checked.error.map(formatProblem)
}

/** Takes a key out, as a typist would. */
export const drop = (holder: object | undefined, key: string): void => void Reflect.deleteProperty(holder ?? {}, key)
