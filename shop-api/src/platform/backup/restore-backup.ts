import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { FOR_BACKUPS } from '../database/connections'
import { openDatabase, type Database, type DatabaseOptions, type Queries } from '../database/database'
import { rowsOf } from '../database/rows-of'
import { BackupError, openBackup, type BackupEntry, type BackupHead } from './backup-file'
import { dataFiles, removeDataFiles, writeDataFile } from './data-files'
import { firstMigrations, migrationsIn, migrationsOf } from './migrations'
import { tablesInOrder } from './tables'
import type { Saved } from './save-backup'

/** Rows, and characters of them, that are written at once. */
const BATCH = { rows: 500, characters: 4_000_000 }

export interface RestoreOptions {
  dataDir: string
  databaseUrl?: string | undefined
  migrationsFolder: string
  /** Where from, '-' for standard input. */
  from: string
}

/**
 * Puts a backup into an empty place, then brings its tables up to date, so that it may be of an older version. Nothing is
 * replaced: throws a BackupError where something is there already, and for a backup that isn't whole or of a newer version.
 * Then there is no row and no file; tables may be, so that the next try takes no older backup.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Saved & { head: BackupHead }> {
  const { from, dataDir, databaseUrl, migrationsFolder } = options
  const { head, entries } = await openBackup(from)
  const known = await migrationsIn(migrationsFolder)
  if (head.migrations.some((name, at) => known[at] !== name))
    throw new BackupError('the backup is of a newer version of the shop: restore it with that one')
  const there = await dataFiles(dataDir)
  if (there.length > 0) throw new BackupError(`${dataDir} has ${there[0]} already. ${EMPTY}`)

  const place = { dataDir, databaseUrl, patience: FOR_BACKUPS, onError: () => {} }
  const asSaved = await firstMigrations(migrationsFolder, head.migrations.length)
  let restored: Saved
  try {
    restored = await withDatabase({ ...place, migrationsFolder: asSaved }, ({ db }) =>
      db.transaction(async (tx) => {
        const tables = await tablesInOrder(tx)
        await assertEmpty(tx, tables, head, migrationsFolder)
        return fill(tx, dataDir, tables, entries)
      }),
    )
  } catch (error) {
    await removeDataFiles(dataDir)
    throw error
  } finally {
    await rm(asSaved, { recursive: true, force: true })
  }
  // opened once more, it has the migrations that came after the backup
  await withDatabase({ ...place, migrationsFolder }, async () => {})
  return { ...restored, head }
}

async function withDatabase<Result>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(options)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const EMPTY = 'Restore into an empty place: another data folder, or another database'

async function assertEmpty(tx: Queries, tables: string[], head: BackupHead, folder: string): Promise<void> {
  for (const table of tables) {
    const [first] = await rowsOf(tx, sql`select 1 from ${sql.identifier(table)} limit 1`)
    if (first) throw new BackupError(`the table ${table} has rows already. ${EMPTY}`)
  }
  const migrations = await migrationsOf(tx, folder)
  if (migrations?.length !== head.migrations.length)
    throw new BackupError(`the tables that are there are of a newer version than the backup. ${EMPTY}`)
}

async function fill(
  tx: Queries,
  dataDir: string,
  tables: string[],
  entries: AsyncIterable<BackupEntry>,
): Promise<Saved> {
  const saved: Saved = { rows: Object.fromEntries(tables.map((table) => [table, 0])), files: 0 }
  const files = new Map<string, Buffer>()
  let batch: { table: string; rows: string[]; characters: number } = { table: '', rows: [], characters: 0 }
  const write = async (): Promise<void> => {
    const { table, rows } = batch
    batch = { table: '', rows: [], characters: 0 }
    if (rows.length === 0) return
    const name = sql.identifier(table)
    await tx
      .execute(
        sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
      )
      .catch((error: unknown) => Promise.reject(notStored(table, error)))
    saved.rows[table]! += rows.length
  }
  for await (const entry of entries) {
    if ('file' in entry) {
      files.set(entry.file, entry.content)
      continue
    }
    if (!tables.includes(entry.table)) throw new BackupError(`the backup has a table ${entry.table}, which no shop has`)
    const isFull = batch.rows.length >= BATCH.rows || batch.characters >= BATCH.characters
    if (isFull || entry.table !== batch.table) {
      await write()
      batch.table = entry.table
    }
    batch.rows.push(entry.row)
    batch.characters += entry.row.length
  }
  await write()
  // last, once all is known to be whole
  for (const [file, content] of files) await writeDataFile(dataDir, file, content)
  saved.files = files.size
  return saved
}

/** The messages of Drizzle, and some of PostgreSQL's, have values in them, names and addresses among them. */
function notStored(table: string, error: unknown): BackupError {
  const { code, constraint } = ((error as { cause?: unknown }).cause ?? {}) as { code?: string; constraint?: string }
  return new BackupError(
    `rows of the table ${table} can't be stored: ${constraint ?? code ?? 'the database refuses them'}`,
  )
}
