import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from '../kernel/package/package-folder'
import { openDatabase, type Database } from '../platform/database/database'
import type { Engine } from './engines'
import { warmDataFolder } from './warm-data-folder'

/** A database of a test, with all tables and no rows. */
export interface TestDatabase extends Database {
  /** Closes it, and takes away what it lay on. */
  end(): Promise<void>
}

/** For tests: a database of one engine, in a folder that begins with `prefix`. */
export async function aDatabase(start: () => Promise<Engine>, prefix: string): Promise<TestDatabase> {
  const engine = await start()
  const dataDir = await warmDataFolder(prefix, engine)
  const { databaseUrl } = engine
  const migrationsFolder = join(packageFolder(), 'migrations')
  const database = await openDatabase({ dataDir, databaseUrl, migrationsFolder, onError: () => {} })
  return {
    ...database,
    async end() {
      await database.close()
      await engine.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
