import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of this package, where `migrations/` and `data/` lie: found from the running file upwards, so that it is the
 * same from `src/`, from `dist/server.mjs` beside it, and from a server of another workspace that has the API inside.
 */
export function packageFolder(from: string = fileURLToPath(import.meta.url)): string {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    const found = [folder, join(folder, 'shop-api')].find((candidate) =>
      existsSync(join(candidate, 'migrations', 'meta', '_journal.json')),
    )
    if (found) return found
    if (folder === dirname(folder)) throw new Error(`no folder above ${from} has the migrations of the shop API`)
  }
}
