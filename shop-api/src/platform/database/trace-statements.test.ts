import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { currentRequest } from '@nimbus/server-kit/logging'
import { createLogger } from '@nimbus/server-kit/logging'
import { serverOptions } from '@nimbus/server-kit/http'
import { packageFolder } from '../../kernel/package/package-folder'
import { onEachEngine, START_MS, type Engine } from '../../testing/engines'
import { warmDataFolder } from '../../testing/warm-data-folder'
import { openDatabase, type Database, type Queries } from './database'

/** More at once than there are connections, so that some wait for another request to be done. */
const REQUESTS = 30

const OWN_STATEMENT = sql`select query from pg_stat_activity where pid = pg_backend_pid()`

/** What the server shows of the statement that asks. */
async function shown(db: Queries): Promise<string> {
  // both drivers answer with rows, which the type of either database doesn't say
  const answer: unknown = await db.execute(OWN_STATEMENT)
  return (answer as { rows: { query: string }[] }).rows[0]?.query ?? ''
}

onEachEngine((start) => {
  let engine: Engine
  let dataDir: string
  let database: Database
  let app: FastifyInstance
  const heard: [text: string, requestId: string | undefined][] = []
  beforeAll(async () => {
    engine = await start()
    dataDir = await warmDataFolder('shop-trace-', engine)
    const migrationsFolder = join(packageFolder(), 'migrations')
    database = await openDatabase({
      dataDir,
      databaseUrl: engine.databaseUrl,
      migrationsFolder,
      onError: () => {},
      onStatement: (text, requestId) => heard.push([text, requestId]),
    })
    app = Fastify(
      serverOptions({ logger: createLogger({ level: 'silent', name: 'api', personal: [] }), trustedProxies: [] }),
    )
    await app.register(currentRequest)
    app.post('/', async () => ({
      alone: await shown(database.db),
      within: await database.db.transaction((tx) => shown(tx)),
    }))
  }, START_MS)
  afterAll(async () => {
    await app.close()
    await database.close()
    await engine.stop()
    await rm(dataDir, { recursive: true, force: true })
  }, START_MS)

  describe('a statement', () => {
    it('has the id of its own request, however many wait for a connection', async () => {
      const ids = Array.from({ length: REQUESTS }, (_, index) => `request-of-a-test-${index}-`)
      const answers = await Promise.all(
        ids.map((id) => app.inject({ method: 'POST', url: '/', headers: { 'x-request-id': id }, payload: { a: 1 } })),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200))
      for (const [index, answer] of answers.entries()) {
        const mark = engine.databaseUrl ? `/* request ${ids[index]} */ select query` : 'select query'
        const { alone, within } = answer.json<{ alone: string; within: string }>()
        expect([alone.slice(0, mark.length), within.slice(0, mark.length)]).toEqual([mark, mark])
      }
      for (const id of ids) expect(heard.filter(([, requestId]) => requestId === id).length).toBeGreaterThanOrEqual(2)
    })

    it('has none where nobody has asked', async () => {
      expect(await shown(database.db)).toMatch(/^select query/)
      expect(heard.at(-1)?.[1]).toBeUndefined()
    })
  })
})
