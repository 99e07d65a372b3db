import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { postgresPrograms, startPostgres, type PostgresServer } from './postgres-server'
import { startReplicatedPostgres, type ReplicatedPostgres } from './replicated-postgres'

/** Where a test's tables live: nothing for PGlite in the data folder, else the address of an empty database. */
export interface Engine {
  databaseUrl?: string
  /** Ends and starts again the server of this test alone; missing where others have it too. */
  server?: Pick<PostgresServer, 'crash' | 'start'>
  stop(): Promise<void>
}

/** The engine of most tests: a database in the shop's own folder. */
export const pglite = async (): Promise<Engine> => ({ stop: async () => {} })

async function postgres(): Promise<Engine> {
  const programs = postgresPrograms()
  const given = process.env.TEST_DATABASE_URL
  if (!given && !programs)
    throw new Error('PostgreSQL is missing: install the Debian package postgresql, or set TEST_DATABASE_URL')
  const own = given ? undefined : await startPostgres(programs!)
  const server = own ?? { url: given!, stop: async () => {} }
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const ask = async (statement: string): Promise<void> => {
    const admin = new Client({ connectionString: server.url })
    await admin.connect()
    await admin.query(statement)
    await admin.end()
  }
  await ask(`create database ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    databaseUrl: url.href,
    ...(own && { server: own }),
    async stop() {
      await ask(`drop database ${name} with (force)`)
      await server.stop()
    },
  }
}

/** Without a server the tests on PostgreSQL are skipped, but in CI they fail: there it has to be. */
const skipped = !process.env.CI && !process.env.TEST_DATABASE_URL && postgresPrograms() === undefined

/** Runs a suite on PostgreSQL alone: what several processes do with one database. */
export function onPostgres(suite: (start: () => Promise<Engine>) => void): void {
  if (skipped) process.stderr.write('skipped on PostgreSQL: no server is installed and TEST_DATABASE_URL is not set\n')
  ;(skipped ? describe.skip : describe)('on PostgreSQL', () => suite(postgres))
}

/** Runs a suite on a primary with a standby, which need PostgreSQL's programs, whatever TEST_DATABASE_URL names. */
export function onReplicatedPostgres(suite: (start: () => Promise<ReplicatedPostgres>) => void): void {
  const programs = postgresPrograms()
  const missing = 'install the Debian package postgresql'
  if (!programs) process.stderr.write(`skipped on a primary with its standby: ${missing}\n`)
  const start = async (): Promise<ReplicatedPostgres> => {
    if (!programs) throw new Error(`PostgreSQL is missing: ${missing}`)
    return startReplicatedPostgres(programs)
  }
  ;(programs || process.env.CI ? describe : describe.skip)('on a primary with its standby', () => suite(start))
}

/** Runs a suite on PGlite and on PostgreSQL. */
export function onEachEngine(suite: (start: () => Promise<Engine>) => void): void {
  describe('on PGlite', () => suite(pglite))
  onPostgres(suite)
}

/** Milliseconds in which a database may be made on a busy machine. */
export const START_MS = 180_000
