import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool, type PoolClient } from 'pg'
import { lockDataFolder } from './data-folder-lock'
import * as schema from './schema'
import { statementsTo, traceStatements } from './trace-statements'

/** The database or a transaction of it. Inside a transaction only its own `tx` may be used: PGlite has one session. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  db: Queries
  kind: 'pglite' | 'postgresql'
  /** Rejects when the database doesn't answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  dataDir: string
  databaseUrl?: string | undefined
  migrationsFolder: string
  onError: (error: Error) => void
  /** Hears of every statement, without its parameters. */
  onStatement?: ((text: string, requestId: string | undefined) => void) | undefined
}

/** Opens PostgreSQL where an address is given, else PGlite in the data folder, and brings its tables up to date. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openPglite(options)
}

async function openPglite({ dataDir, migrationsFolder, onStatement = () => {} }: DatabaseOptions): Promise<Database> {
  const lock = await lockDataFolder(dataDir)
  try {
    // a kill in the middle of this leaves a folder that the next start completes; only loading a dump would not
    const client = await PGlite.create(join(dataDir, 'pglite'))
    const db = drizzlePglite(client, { schema, logger: statementsTo(onStatement) })
    await migratePglite(db, { migrationsFolder })
    return {
      db,
      kind: 'pglite',
      ping: async () => void (await db.execute(sql`select 1`)),
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

/** Any number that no other program uses for an advisory lock of this database. */
const MIGRATION_LOCK = 7_252_630

async function openPostgres(
  url: string,
  { migrationsFolder, onError, onStatement = () => {} }: DatabaseOptions,
): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // without a listener, an idle connection that breaks would end the process
  pool.on('error', onError)
  traceStatements(pool)
  try {
    const client = await pool.connect()
    try {
      await migrateUnderLock(client, migrationsFolder)
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzlePostgres(pool, { schema, logger: statementsTo(onStatement) })
  return {
    db,
    kind: 'postgresql',
    ping: async () => void (await db.execute(sql`select 1`)),
    close: () => pool.end(),
  }
}

/** Two copies may start at once: the second waits and then finds nothing left to do. */
async function migrateUnderLock(client: PoolClient, migrationsFolder: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    await migratePostgres(drizzlePostgres(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}
