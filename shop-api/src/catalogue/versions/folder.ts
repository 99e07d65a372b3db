import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import { checkCatalogue } from '../checks/check'
import { CATALOGUE_FILES, type CatalogueData } from '../data/data'
import { formatProblem, MOST_PROBLEMS } from '../data/problem'

/** What is wrong with the files of a folder, a line for each problem. Recognise it with `isCatalogueFolderError`. */
class CatalogueFolderError extends Error {
  override readonly name = 'CatalogueFolderError'
}

/** True for a CatalogueFolderError of any copy of this module. */
export const isCatalogueFolderError = (error: unknown): error is CatalogueFolderError =>
  error instanceof Error && error.name === 'CatalogueFolderError'

async function readFiles(folder: string): Promise<Record<string, unknown>> {
  const entries = CATALOGUE_FILES.map(async (name) => {
    const path = join(folder, `${name}.json`)
    try {
      return [name, JSON.parse(await readFile(path, 'utf8'))] as const
    } catch (cause) {
      throw new CatalogueFolderError(`${path}: ${errorMessage(cause)}`, { cause })
    }
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Reads and checks the catalogue files of a folder; throws an error that says in which file what is wrong. */
export async function loadCatalogueFolder(folder: string): Promise<CatalogueData> {
  const checked = checkCatalogue(await readFiles(folder))
  if (checked.ok) return checked.value
  const lines = checked.error.slice(0, MOST_PROBLEMS).map(formatProblem)
  throw new CatalogueFolderError([...lines, `${checked.error.length} problems in ${folder}`].join('\n'))
}
