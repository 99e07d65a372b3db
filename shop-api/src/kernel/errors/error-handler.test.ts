import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { openDatabase, type Database } from '../../platform/database/database'
import { draftScopes } from '../../platform/database/schema'
import { jsonHandling } from '../openapi/validation'
import { createLogger } from '@nimbus/server-kit/logging'
import { serverOptions } from '@nimbus/server-kit/http'
import { packageFolder } from '../package/package-folder'
import { START_MS } from '../../testing/engines'
import { warmDataFolder } from '../../testing/warm-data-folder'
import { errorHandling } from './error-handler'

describe('a failing write', () => {
  let folder: string
  let database: Database
  beforeAll(async () => {
    folder = await warmDataFolder('shop-errors-')
    const migrationsFolder = join(packageFolder(), 'migrations')
    database = await openDatabase({ dataDir: folder, migrationsFolder, onError: () => {} })
  }, START_MS)
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }, START_MS)

  // the message of a failed statement lists its parameters: names, e-mail addresses and IBANs stood in the log
  it('logs what broke and where, and nothing that a customer typed', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const logger = createLogger({ level: 'trace', name: 'api', personal: [], stream })
    const app = Fastify(serverOptions({ logger, trustedProxies: [] }))
    await app.register(errorHandling)
    await app.register(jsonHandling)
    app.post('/save', async () => {
      const values = { email: 'katharina@beispiel.de' }
      // no such draft
      await database.db.insert(draftScopes).values({ draft_id: crypto.randomUUID(), scope: 'CUSTOMER', values })
    })

    const answer = await app.inject({ method: 'POST', url: '/save' })
    await app.close()

    expect(answer.statusCode).toBe(500)
    const { trace_id } = answer.json<{ trace_id: string }>()
    const line = lines.map((text) => JSON.parse(text) as Record<string, unknown>).find((entry) => entry.error)
    expect(line).toMatchObject({
      request_id: trace_id,
      error: {
        code: '23503',
        constraint: 'draft_scope_draft_id_draft_id_fk',
        at: expect.stringContaining('at ') as string,
      },
    })
    expect(lines.join() + answer.body).not.toMatch(/katharina|insert into/)
  })
})
