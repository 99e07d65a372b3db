import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { rowsOf } from '../database/rows-of'
import { BackupError } from './backup-file'

interface Journal {
  entries: { tag: string; when: number }[]
}

const journalOf = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal

/** Names of the migrations of a folder, in their order. */
export const migrationsIn = async (folder: string): Promise<string[]> =>
  (await journalOf(folder)).entries.map(({ tag }) => tag)

/**
 * Names of the migrations that a database has had. A newer copy of the shop may have made more of them, whose names this one
 * doesn't know: undefined then.
 * Throws a BackupError where there was none.
 */
export async function migrationsOf(db: Queries, folder: string): Promise<string[] | undefined> {
  const [list] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') as name`,
  )
  if (!list?.name) throw new BackupError('the database has no shop: it has no tables of one')
  const applied = await rowsOf<{ when: string | number }>(
    db,
    sql`select created_at as when from drizzle.__drizzle_migrations order by created_at`,
  )
  const { entries } = await journalOf(folder)
  const names = applied.map(({ when }) => entries.find((entry) => entry.when === Number(when))?.tag)
  return names.includes(undefined) ? undefined : (names as string[])
}

/** A new folder with the first `count` migrations of another; whoever asks removes it. */
export async function firstMigrations(folder: string, count: number): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'nimbus-migrations-'))
  await cp(folder, copy, { recursive: true })
  const journal = await journalOf(folder)
  const shorter = { ...journal, entries: journal.entries.slice(0, count) }
  await writeFile(join(copy, 'meta', '_journal.json'), JSON.stringify(shorter))
  return copy
}
