import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { packageFolder } from '../../kernel/package/package-folder'
import { onEachEngine, START_MS, type Engine } from '../../testing/engines'
import { openDatabase, type Database } from './database'

onEachEngine((start) => {
  let engine: Engine
  let dataDir: string
  const lost: Error[] = []
  const open = (): Promise<Database> =>
    openDatabase({
      dataDir,
      databaseUrl: engine.databaseUrl,
      migrationsFolder: join(packageFolder(), 'migrations'),
      onError: (error) => lost.push(error),
    })

  beforeAll(async () => {
    engine = await start()
    dataDir = await mkdtemp(join(tmpdir(), 'shop-database-'))
  }, START_MS)
  afterAll(async () => {
    await engine.stop()
    await rm(dataDir, { recursive: true, force: true })
  }, START_MS)

  describe('openDatabase', () => {
    it(
      'keeps the tables when it is opened again',
      async () => {
        const first = await open()
        await first.close()
        const second = await open()
        await expect(second.ready()).resolves.toBeUndefined()
        await second.close()
      },
      START_MS,
    )

    it(
      'opens for two copies at once on PostgreSQL, and refuses the second one clearly on PGlite',
      async () => {
        const results = await Promise.allSettled([open(), open()])
        const opened = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
        const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
        for (const { close } of opened) await close()
        expect(opened).toHaveLength(engine.databaseUrl ? 2 : 1)
        const saysSo = refused.map((reason) => reason.includes(`${dataDir} is in use`))
        expect(saysSo).toEqual(engine.databaseUrl ? [] : [true])
      },
      START_MS,
    )

    it(
      'survives connections that the server ends',
      async () => {
        const { db, kind, ready, close } = await open()
        if (kind === 'postgresql') {
          await ready()
          const others = await open()
          await others.db.execute(
            sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
          )
          await others.close()
          await new Promise((told) => setTimeout(told, 200))
        }
        // PGlite has no connections to lose
        expect(lost.length > 0).toBe(kind === 'postgresql')
        await expect(db.execute(sql`select 1`)).resolves.toBeDefined()
        await close()
      },
      START_MS,
    )
  })
})
