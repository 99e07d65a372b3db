import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { packageFolder } from '../kernel/package/package-folder'
import { openDatabase } from '../platform/database/database'
import { testFolder } from './test-folder'

/**
 * For tests: a new data folder whose PGlite database exists already, with all tables and no rows. Making one takes more than
 * ten seconds of a processor, copying it a blink; database.test.ts begins with an empty folder. What lives on PostgreSQL
 * needs none of it.
 */
export async function warmDataFolder(prefix: string, { databaseUrl }: { databaseUrl?: string } = {}): Promise<string> {
  const dataDir = await testFolder(prefix)
  if (databaseUrl === undefined) await copyFolder(join(await madeOnce(), 'pglite'), join(dataDir, 'pglite'))
  return dataDir
}

/** Many small files, for which Node takes ten times as long as the system's own command. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-R', from, to])
}

/** The data folder of this version of PGlite and these migrations, kept in the package's cache for all test runs. */
async function madeOnce(): Promise<string> {
  const migrationsFolder = join(packageFolder(), 'migrations')
  const kept = join(packageFolder(), '.cache', `pglite-${await pgliteVersion()}-${await digestOf(migrationsFolder)}`)
  if (existsSync(kept)) return kept
  const making = `${kept}.${process.pid}`
  await mkdir(dirname(kept), { recursive: true })
  const database = await openDatabase({ dataDir: making, migrationsFolder, onError: () => {} })
  await database.close()
  // another worker may have been faster
  await rename(making, kept).catch(() => rm(making, { recursive: true, force: true }))
  return kept
}

async function digestOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return createHash('sha256')
    .update(JSON.stringify([names, texts]))
    .digest('hex')
    .slice(0, 12)
}

async function pgliteVersion(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(await readFile(join(dirname(main), '..', 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
