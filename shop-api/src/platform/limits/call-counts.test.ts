import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '../database/database'
import { callCounts } from '../database/schema'
import { packageFolder } from '../../kernel/package/package-folder'
import { onEachEngine, START_MS, type Engine } from '../../testing/engines'
import { warmDataFolder } from '../../testing/warm-data-folder'
import { countCall } from './call-counts'

const MINUTE = 60_000

onEachEngine((start) => {
  let engine: Engine
  let dataDir: string
  let database: Database
  beforeAll(async () => {
    engine = await start()
    dataDir = await warmDataFolder('shop-counts-', engine)
    const migrationsFolder = join(packageFolder(), 'migrations')
    database = await openDatabase({ dataDir, databaseUrl: engine.databaseUrl, migrationsFolder, onError: () => {} })
  }, START_MS)
  afterAll(async () => {
    await database.close()
    await engine.stop()
    await rm(dataDir, { recursive: true, force: true })
  }, START_MS)

  describe('countCall', () => {
    it('counts all of many at once', async () => {
      const counts = await Promise.all(Array.from({ length: 20 }, () => countCall(database.db, 'rush', MINUTE)))
      expect(counts.map(({ calls }) => calls).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, i) => i + 1),
      )
    })

    it('begins anew once the window is over', async () => {
      await countCall(database.db, 'window', MINUTE)
      expect(await countCall(database.db, 'window', MINUTE)).toMatchObject({ calls: 2 })
      await database.db.update(callCounts).set({ begun_at: sql`now() - interval '61 seconds'` })
      const { calls, endsIn } = await countCall(database.db, 'window', MINUTE)
      expect(calls).toBe(1)
      expect(endsIn).toBeGreaterThan(MINUTE - 5_000)
    })
  })
})
