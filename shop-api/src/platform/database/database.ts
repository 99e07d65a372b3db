import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { FOR_CALLS, openConnections, type Patience } from './connections'
import { closeTree, damagedFile, OwnersFolder, prepareDataFolder } from './data-folder'
import { lockDataFolder } from './data-folder-lock'
import type { Queries } from './queries'
import { PROBED_BYTES, probeDatabase, probeFolder, withinLimit } from './readiness'
import * as schema from './schema'
import { statementsTo, traceStatements } from './trace-statements'

export type { Queries }

export interface Database {
  db: Queries
  kind: 'pglite' | 'postgresql'
  /** Rejects when nothing could be stored now, and in any case within two seconds. */
  ready(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  dataDir: string
  databaseUrl?: string | undefined
  /** Without them the tables stay as they are. */
  migrationsFolder?: string | undefined
  onError: (error: Error) => void
  /** Of statements; that of calls without it. */
  patience?: Patience | undefined
  /** Hears of every statement, without its parameters. */
  onStatement?: ((text: string, requestId: string | undefined) => void) | undefined
}

/** Opens PostgreSQL where an address is given, else PGlite in the data folder, and applies the migrations that are missing. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  prepareDataFolder(options.dataDir)
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openPglite(options)
}

async function openPglite({ dataDir, migrationsFolder, onStatement = () => {} }: DatabaseOptions): Promise<Database> {
  const lock = await lockDataFolder(dataDir)
  try {
    const client = await openFolder(join(dataDir, 'pglite'))
    const db = drizzlePglite(client, { schema, logger: statementsTo(onStatement) })
    if (migrationsFolder !== undefined) await migratePglite(db, { migrationsFolder })
    return {
      db,
      kind: 'pglite',
      // it clears nothing away that was rolled back, so that the folder is probed for room
      ready: withinLimit(async () => {
        await probeFolder(dataDir)
        await probeDatabase(db, 0)
      }),
      async close() {
        await client.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

const MOST_CONNECTIONS = 10

/** Of the question whether the shop is ready, which has to be answered within `LIMIT_MS` anyway. */
const FOR_PROBES: Patience = { connectMs: 1_500, lockMs: 1_000, statementMs: 1_500, silenceMs: 2_000, pauseMs: 5_000 }

/** A kill in the middle of making it leaves a folder that the next start completes; only loading a dump would not. */
async function openFolder(folder: string): Promise<PGlite> {
  const damaged = damagedFile(folder)
  if (damaged) throw new Error(`${damaged} is missing or cut. ${WAY_OUT}`)
  const isThere = existsSync(join(folder, 'PG_VERSION'))
  closeTree(folder)
  return PGlite.create({ fs: new OwnersFolder(folder) }).catch((error: unknown) => {
    if (!isThere) throw error
    throw new Error(`the database in ${folder} can't be opened: its disk is full, or a file is damaged. ${WAY_OUT}`, {
      cause: error,
    })
  })
}

const WAY_OUT =
  'Restore the data folder from a backup. To begin with an empty shop instead, move the folder "pglite" and the file "secret" away.'

/** Any number that no other program uses for an advisory lock of this database. */
const MIGRATION_LOCK = 7_252_630

async function openPostgres(
  url: string,
  { migrationsFolder, onError, patience = FOR_CALLS, onStatement = () => {} }: DatabaseOptions,
): Promise<Database> {
  if (migrationsFolder !== undefined) await migrateUnderLock(url, migrationsFolder)
  const pool = openConnections({ url, onError, most: MOST_CONNECTIONS, ...patience })
  traceStatements(pool)
  // apart, so that calls that wait for a lock on one table don't make the whole shop unavailable
  const probes = openConnections({ url, onError, most: 1, ...FOR_PROBES })
  const probed = drizzlePostgres(probes, { schema })
  const db = drizzlePostgres(pool, { schema, logger: statementsTo(onStatement) })
  return {
    db,
    kind: 'postgresql',
    ready: withinLimit(() => probeDatabase(probed, PROBED_BYTES)),
    async close() {
      await Promise.all([pool.end(), probes.end()])
    },
  }
}

/** Two copies may start at once: the second waits, as long as that takes, and then finds nothing left to do. */
async function migrateUnderLock(url: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: FOR_CALLS.connectMs })
  let broken: Error | undefined
  client.on('error', (error) => (broken = error))
  await client.connect()
  try {
    // its end is the lock's end, however it ends
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePostgres(drizzlePostgres(client), { migrationsFolder })
    if (broken) throw broken
  } finally {
    await client.end()
  }
}
