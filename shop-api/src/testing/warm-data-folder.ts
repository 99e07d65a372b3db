import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { packageFolder } from '../kernel/package/package-folder'

/**
 * For tests: a new data folder whose PGlite database exists already, without tables. Making one takes about ten seconds of
 * a processor, copying it a blink; database.test.ts begins with an empty folder.
 */
export async function warmDataFolder(prefix: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), prefix))
  await cp(await madeOnce(), join(dataDir, 'pglite'), { recursive: true })
  return dataDir
}

/** The empty database of this version of PGlite, kept in the package's cache for all test runs. */
async function madeOnce(): Promise<string> {
  const kept = join(packageFolder(), '.cache', `pglite-${await pgliteVersion()}`)
  if (existsSync(kept)) return kept
  const making = `${kept}.${process.pid}`
  await mkdir(dirname(kept), { recursive: true })
  const database = await PGlite.create(making)
  await database.close()
  // another worker may have been faster
  await rename(making, kept).catch(() => rm(making, { recursive: true, force: true }))
  return kept
}

async function pgliteVersion(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(await readFile(join(dirname(main), '..', 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
