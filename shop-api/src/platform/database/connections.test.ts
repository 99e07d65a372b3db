import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { packageFolder } from '../../kernel/package/package-folder'
import { isUnavailable } from '../../kernel/errors/unavailable'
import { onPostgres, START_MS, type Engine } from '../../testing/engines'
import { warmDataFolder } from '../../testing/warm-data-folder'
import { FOR_CALLS } from './connections'
import { openDatabase, type Database } from './database'

/** What the driver says, or nobody within the limit. */
const NOT_READY = /Failed query|does not answer|timeout|terminated/

/** More than the shop has connections. */
const TRANSACTIONS = 25

onPostgres((start) => {
  let engine: Engine
  let dataDir: string
  let database: Database
  let admin: Client
  const lost: Error[] = []
  beforeAll(async () => {
    engine = await start()
    dataDir = await warmDataFolder('shop-connections-', engine)
    database = await openDatabase({
      dataDir,
      databaseUrl: engine.databaseUrl,
      migrationsFolder: join(packageFolder(), 'migrations'),
      onError: (error) => lost.push(error),
    })
    admin = new Client({ connectionString: engine.databaseUrl })
    await admin.connect()
  }, START_MS)
  afterAll(async () => {
    await database.close()
    await admin.end()
    await engine.stop()
    await rm(dataDir, { recursive: true, force: true })
  }, START_MS)

  const others = async (): Promise<number[]> => {
    const { rows } = await admin.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    return rows.map(({ pid }) => pid)
  }

  const outcomeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: unknown) => (isUnavailable(error) ? 'unavailable' : String(error)),
    )

  describe('openConnections', () => {
    // the listener of the pool is for idle connections only, so that this ended the process
    it(
      'outlives a connection that breaks between two statements of a transaction, and loses none of its places',
      async () => {
        for (let nth = 0; nth < TRANSACTIONS; nth += 1) {
          const broken = database.db.transaction(async (tx) => {
            const { rows } = (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)) as {
              rows: { pid: number }[]
            }
            await admin.query('select pg_terminate_backend($1)', [rows[0]!.pid])
            // as long as it takes to be heard of
            await new Promise((heard) => setTimeout(heard, 20))
            await tx.execute(sql`select 1`)
          })
          expect(await outcomeOf(broken)).toBe('unavailable')
        }
        expect(lost.length).toBeGreaterThan(0)
        expect(await outcomeOf(database.db.execute(sql`select 1`))).toBe('done')
      },
      START_MS,
    )

    it(
      'loses no place to transactions that could not begin',
      async () => {
        for (let round = 0; round < 3; round += 1) {
          await Promise.all(
            Array.from({ length: 10 }, () =>
              database.db.transaction(async (tx) => tx.execute(sql`select pg_sleep(0.05)`)),
            ),
          )
          // sent on connections that are gone, of which nobody has heard yet
          const gone = await others()
          const killed = admin.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [gone])
          await Promise.all(
            Array.from({ length: TRANSACTIONS }, () =>
              outcomeOf(database.db.transaction(async (tx) => tx.execute(sql`select 1`))),
            ),
          )
          await killed
        }
        const after = await Promise.all(
          Array.from({ length: TRANSACTIONS }, () =>
            outcomeOf(database.db.transaction(async (tx) => tx.execute(sql`select 1`))),
          ),
        )
        expect(new Set(after)).toEqual(new Set(['done']))
      },
      START_MS,
    )

    it(
      'waits for a lock, and for a connection, no longer than it says; the shop is ready meanwhile',
      async () => {
        await admin.query('begin')
        await admin.query('lock table session')
        const waiting = Promise.all(
          Array.from({ length: TRANSACTIONS }, () => outcomeOf(database.db.execute(sql`select count(*) from session`))),
        )
        await expect(database.ready()).resolves.toBeUndefined()
        expect(new Set(await waiting)).toEqual(new Set(['unavailable']))
        await admin.query('rollback')
        expect(await outcomeOf(database.db.execute(sql`select count(*) from session`))).toBe('done')
      },
      START_MS,
    )

    it(
      'waits for a silent server no longer than it says, and says that it is not ready',
      async () => {
        await Promise.all(Array.from({ length: 5 }, () => database.db.execute(sql`select pg_sleep(0.05)`)))
        await database.ready()
        const silent = await others()
        // as root or as the one who runs the server
        const signal = (name: string): void => void spawnSync('kill', [`-${name}`, ...silent.map(String)])
        signal('STOP')
        try {
          await expect(database.ready()).rejects.toThrow(NOT_READY)
          expect(await outcomeOf(database.db.transaction(async (tx) => tx.execute(sql`select 1`)))).toBe('unavailable')
        } finally {
          signal('CONT')
        }
        expect(await outcomeOf(database.db.execute(sql`select 1`))).toBe('done')
        await expect(database.ready()).resolves.toBeUndefined()
      },
      START_MS,
    )

    it('says that it is not ready when nothing can be written', async () => {
      await expect(database.ready()).resolves.toBeUndefined()
      const { rows } = await admin.query<{ name: string }>('select current_database() as name')
      await admin.query(`alter database ${rows[0]!.name} set default_transaction_read_only = on`)
      for (const pid of await others()) await admin.query('select pg_terminate_backend($1)', [pid])
      await new Promise((heard) => setTimeout(heard, 200))
      await expect(database.ready()).rejects.toThrow(NOT_READY)
      await admin.query('set default_transaction_read_only = off')
      await admin.query(`alter database ${rows[0]!.name} set default_transaction_read_only = off`)
      for (const pid of await others()) await admin.query('select pg_terminate_backend($1)', [pid])
      await new Promise((heard) => setTimeout(heard, 200))
      await expect(database.ready()).resolves.toBeUndefined()
    })
  })

  describe('FOR_CALLS', () => {
    it('is over before the edge gives up, which is after 30 seconds', () => {
      const { connectMs, silenceMs } = FOR_CALLS
      expect(connectMs + 2 * silenceMs).toBeLessThan(30_000)
    })
  })
})
