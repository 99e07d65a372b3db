import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { BackupError, writeBackup, type BackupEntry } from './backup-file'
import { dataFiles, readDataFile } from './data-files'
import { migrationsOf } from './migrations'
import { rowsOf } from '../database/rows-of'
import { tablesInOrder } from './tables'

/** Rows that are read at once at most, and about how many characters. */
const BATCH = { rows: 500, characters: 4_000_000 }

export interface SaveOptions {
  /** Its data folder: a shop of one process has more than the database in it. */
  dataDir: string
  migrationsFolder: string
  /** Where to, '-' for standard output. */
  to: string
  now: Date
}

/** What a backup holds, by the name of the table; `files` are those of the data folder. */
export interface Saved {
  rows: Record<string, number>
  files: number
}

/**
 * Saves all that a shop is, apart from its secrets, as one state: what is written meanwhile is in it as a whole or not at all.
 * Throws a BackupError where a newer version of the shop has been at the database.
 */
export async function saveBackup({ db, kind }: Database, options: SaveOptions): Promise<Saved> {
  const { dataDir, migrationsFolder, to, now } = options
  const saved: Saved = { rows: {}, files: 0 }
  await db.transaction(
    async (tx) => {
      const migrations = await migrationsOf(tx, migrationsFolder)
      if (!migrations) throw new BackupError('the tables are those of a newer version of the shop: save them with it')
      const head = { format: 'nimbus-backup-1', made_at: now.toISOString(), kind, migrations } as const
      await writeBackup(to, head, entries(tx, dataDir, saved))
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return saved
}

async function* entries(tx: Queries, dataDir: string, saved: Saved): AsyncGenerator<BackupEntry> {
  // before the rows: a declaration that is delivered meanwhile is in both rather than in neither, and counts once
  for (const file of await dataFiles(dataDir)) {
    const content = await readDataFile(dataDir, file)
    if (!content) continue
    saved.files++
    yield { file, content }
  }
  for (const table of await tablesInOrder(tx)) {
    saved.rows[table] = 0
    for await (const row of rowsIn(tx, table)) {
      saved.rows[table]++
      yield { table, row }
    }
  }
}

async function* rowsIn(tx: Queries, table: string): AsyncGenerator<string> {
  const name = sql.identifier(table)
  await tx.execute(sql`declare saved no scroll cursor for select row_to_json(t)::text as row from ${name} t`)
  // the first says how large they are: a catalogue is a row, too
  for (let wanted = 1; ;) {
    const rows = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${wanted} from saved`))
    for (const { row } of rows) yield row
    if (rows.length < wanted) break
    const largest = Math.max(...rows.map(({ row }) => row.length))
    wanted = Math.min(BATCH.rows, Math.max(1, Math.floor(BATCH.characters / largest)))
  }
  await tx.execute(sql`close saved`)
}
