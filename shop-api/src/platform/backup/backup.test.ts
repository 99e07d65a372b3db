import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { packageFolder } from '../../kernel/package/package-folder'
import { Customer } from '../../testing/customer'
import { onPostgres, pglite, START_MS, type Engine } from '../../testing/engines'
import { startShop, type Shop } from '../../testing/shop'
import { testFolder } from '../../testing/test-folder'
import { copyFolder, warmDataFolder } from '../../testing/warm-data-folder'
import { openDatabase, type Database } from '../database/database'
import { rowsOf } from '../database/rows-of'
import { writeDataFile } from './data-files'
import { firstMigrations, migrationsIn } from './migrations'
import { restoreBackup } from './restore-backup'
import { saveBackup, type Saved } from './save-backup'
import { tablesInOrder } from './tables'

jest.setTimeout(START_MS)

const MIGRATIONS = join(packageFolder(), 'migrations')
const NOW = new Date('2026-11-27T11:00:00.000Z')

/** Where a shop lies. */
interface Place {
  dataDir: string
  databaseUrl?: string | undefined
}

let work: string
let empty: Place
let file: string
beforeAll(async () => {
  work = await testFolder('shop-backup-')
  empty = { dataDir: await warmDataFolder('shop-backup-') }
  const from = { dataDir: await warmDataFolder('shop-backup-') }
  await fillAll(from)
  file = join(work, 'whole.backup')
  await save(from, file)
  await rm(from.dataDir, { recursive: true })
})
afterAll(async () => {
  for (const folder of [work, empty.dataDir]) await rm(folder, { recursive: true, force: true })
})

/** A new place for a shop of one process, with tables and no rows. */
const aFolder = async (): Promise<Place> => {
  const dataDir = join(work, randomUUID())
  await copyFolder(empty.dataDir, dataDir)
  return { dataDir }
}

/** New databases of one server, without tables. */
function databasesOf(start: () => Promise<Engine>): { aDatabase: () => Promise<Place> } {
  let engine: Engine
  let server: Client
  const made: string[] = []
  beforeAll(async () => {
    engine = await start()
    server = new Client({ connectionString: engine.databaseUrl })
    await server.connect()
  }, START_MS)
  afterAll(async () => {
    for (const name of made) await server.query(`drop database ${name} with (force)`)
    await server.end()
    await engine.stop()
  })
  return {
    async aDatabase() {
      const name = `backup_${randomUUID().replaceAll('-', '')}`
      await server.query(`create database ${name}`)
      made.push(name)
      const url = new URL(engine.databaseUrl!)
      url.pathname = `/${name}`
      return { dataDir: join(work, name), databaseUrl: url.href }
    },
  }
}

const open = ({ dataDir, databaseUrl }: Place, migrationsFolder?: string): Promise<Database> =>
  openDatabase({ dataDir, databaseUrl, migrationsFolder, onError: () => {} })

async function within<Result>(place: Place, ask: (database: Database) => Promise<Result>, folder?: string) {
  const database = await open(place, folder)
  try {
    return await ask(database)
  } finally {
    await database.close()
  }
}

const save = (place: Place, to: string): Promise<Saved> =>
  within(place, (database) =>
    saveBackup(database, { dataDir: place.dataDir, migrationsFolder: MIGRATIONS, to, now: NOW }),
  )

const restore = ({ dataDir, databaseUrl }: Place, from: string) =>
  restoreBackup({ dataDir, databaseUrl, migrationsFolder: MIGRATIONS, from })

/** Every row of every table, as PostgreSQL writes it. */
const allRows = (place: Place): Promise<Record<string, string[]>> =>
  within(place, async ({ db }) => {
    const all: Record<string, string[]> = {}
    for (const table of await tablesInOrder(db)) {
      const rows = await rowsOf<{ row: string }>(
        db,
        sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t order by 1`,
      )
      all[table] = rows.map(({ row }) => row)
    }
    return all
  })

/** Values that a way through JavaScript's numbers, dates or texts would change. */
const VALUES: Record<string, () => string> = {
  uuid: randomUUID,
  text: () => `Zeile 1\nZeile 2 "„Ünïcödé“" \\ 👍 ${randomUUID()}`,
  'timestamp with time zone': () => '2026-10-25T02:30:00.123456+01:00',
  jsonb: () => '{"sum": 12345678901234567890.10, "text": "a\\nb\\u2028c", "list": [1.0, null, true, {}]}',
  boolean: () => 'true',
  integer: () => '2147483647',
  smallint: () => '1',
  bigint: () => '9007199254740993',
  'double precision': () => '0.1',
  bytea: () => '\\x00ff0a0d',
  date: () => '2028-02-29',
  ARRAY: () => '{"a,b","c\\"d",""}',
}

/** A row in each table, which refers to the one row of another where it has to. */
const fillAll = (place: Place): Promise<void> =>
  within(place, async ({ db }) => {
    const given = new Map<string, string>()
    for (const table of await tablesInOrder(db)) {
      const columns = await rowsOf<{ name: string; type: string; parent: string | null }>(
        db,
        sql`select c.column_name as name, c.data_type as type,
              (select pa.relname || '.' || at.attname from pg_constraint k
               join pg_class ch on ch.oid = k.conrelid join pg_class pa on pa.oid = k.confrelid
               join pg_attribute ac on ac.attrelid = ch.oid and ac.attnum = k.conkey[1]
               join pg_attribute at on at.attrelid = pa.oid and at.attnum = k.confkey[1]
               where k.contype = 'f' and ch.relname = c.table_name and ac.attname = c.column_name) as parent
            from information_schema.columns c where c.table_schema = 'public' and c.table_name = ${table}`,
      )
      const values = columns.map(({ name, type, parent }) => {
        const value = (parent && given.get(parent)) || VALUES[type]?.()
        if (value === undefined) throw new Error(`backup.test: no value of the type ${type} of ${table}.${name}`)
        given.set(`${table}.${name}`, value)
        return sql`${value}::text`
      })
      const casts = columns.map(({ type }, at) =>
        type === 'ARRAY' ? sql`${values[at]!}::text[]` : sql`${values[at]!}::${sql.raw(type)}`,
      )
      const names = columns.map(({ name }) => sql.identifier(name))
      await db.execute(
        sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(casts, sql`, `)})`,
      )
    }
  })

const aBackup = (): string => join(work, `${randomUUID()}.backup`)

describe('a shop that was restored', () => {
  const SECRET = 'a secret that is kept apart from the backup'

  it('knows its orders: one that is sent once more stays one', async () => {
    const shop = await startShop(await pglite(), { secret: SECRET })
    let asked = shop
    const customer = await Customer.arrive(async (call) => {
      const answer = await asked.inject(call)
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
    })
    const { temp_order_id } = await customer.prepare()
    const first = await customer.submit(temp_order_id, 'submit')
    expect(first.status).toBe(200)
    const { orders } = await shop.stored()
    const sold = aBackup()
    expect((await save(shop, sold)).rows).toMatchObject({ shop_order: 1, session: 1 })
    await shop.close()

    const to = await aFolder()
    await restore(to, sold)
    const startAgain = async (secret: string): Promise<Shop> =>
      startShop(await pglite(), { dataDir: to.dataDir, secret })
    await expect(startAgain(SECRET.toUpperCase())).rejects.toThrow('the secret is not the one')
    asked = await startAgain(SECRET)
    expect((await customer.submit(temp_order_id, 'submit')).body).toEqual(first.body)
    expect((await asked.stored()).orders).toEqual(orders)
    await asked.close()
  })

  it('has the decisions and declarations of its data folder, and nothing else of it', async () => {
    const from = await aFolder()
    const files = {
      'composition/record.json': '{"live":{}}',
      'composition/decisions/mf-cart.json': '{"pin":"1.0.0"}',
      'declarations/withdrawal-1.json': '{"key":"ä"}',
      'declarations/refused/cancellation-2.json': '{}',
    }
    const others = {
      secret: 'never',
      'operator-key': 'never',
      'images/a': 'never',
      'mirror/mf-cart/live.json': 'never',
    }
    for (const [name, content] of Object.entries({ ...files, ...others })) {
      await mkdir(join(from.dataDir, name, '..'), { recursive: true })
      await writeFile(join(from.dataDir, name), content)
    }
    const saved = aBackup()
    expect((await save(from, saved)).files).toBe(4)
    expect(gunzipSync(await readFile(saved)).toString()).not.toContain(Buffer.from('never').toString('base64'))
    const to = await aFolder()
    await restore(to, saved)
    for (const [name, content] of Object.entries(files))
      expect(await readFile(join(to.dataDir, name), 'utf8')).toBe(content)
    await expect(restore(to, saved)).rejects.toThrow('composition/decisions/mf-cart.json already')
  })
})

describe('restoreBackup', () => {
  let to: Place
  beforeAll(async () => {
    to = await aFolder()
  }, START_MS)

  const changed =
    (change: (lines: string[]) => string[]) =>
    async (whole: string): Promise<string> => {
      const lines = gunzipSync(await readFile(whole))
        .toString()
        .trimEnd()
        .split('\n')
      const path = aBackup()
      await writeFile(path, gzipSync(`${change(lines).join('\n')}\n`))
      return path
    }
  const withBytes =
    (change: (bytes: Buffer) => Buffer) =>
    async (whole: string): Promise<string> => {
      const path = aBackup()
      await writeFile(path, change(await readFile(whole)))
      return path
    }
  const elsewhere = `file "declarations/../../secret" ${Buffer.from('x').toString('base64')}`

  it.each<[string, (whole: string) => Promise<string>, string]>([
    ['a file that is not there', async () => join(work, 'none'), 'there is no file'],
    ['another file', withBytes(() => Buffer.from('hello')), 'no backup'],
    ['an empty file', withBytes(() => Buffer.alloc(0)), 'cut off'],
    ['an empty text', changed(() => []), 'is no backup of a shop'],
    ['another format', changed(([head, ...rest]) => [head!.replace('backup-1', 'backup-2'), ...rest]), 'is no backup'],
    ['one without its end', changed((lines) => lines.slice(0, -1)), 'the backup is cut off'],
    ['one whose bytes end early', withBytes((bytes) => bytes.subarray(0, bytes.length - 100)), 'cut off'],
    ['one without a row', changed((lines) => lines.filter((_, at) => at !== 5)), 'was changed'],
    [
      'one with another row',
      changed((lines) => lines.map((line) => line.replace('"list": [1.0', '"list": [2.0'))),
      'was changed',
    ],
    ['a table that no shop has', changed((lines) => lines.with(1, 'row stranger {"a":1}')), 'a table stranger'],
    ['a line that is none', changed((lines) => lines.with(1, 'rows')), "can't be read"],
    ['a file that leads elsewhere', changed((lines) => lines.with(1, elsewhere)), 'was changed'],
    [
      'a newer version of the shop',
      changed(([head, ...rest]) => {
        const { migrations, ...others } = JSON.parse(head!) as { migrations: string[] }
        return [JSON.stringify({ ...others, migrations: [...migrations, '9999_later'] }), ...rest]
      }),
      'of a newer version of the shop',
    ],
  ])('takes nothing of %s', async (_name, make, reason) => {
    await expect(restore(to, await make(file))).rejects.toThrow(reason)
  })

  it('has left the place empty each time, so that a whole one fits; then it is full', async () => {
    expect(Object.values(await allRows(to)).flat()).toEqual([])
    await restore(to, file)
    const rows = await allRows(to)
    expect(Object.values(rows).map(({ length }) => length)).toEqual(Object.keys(rows).map(() => 1))
    await expect(restore(to, file)).rejects.toThrow('has rows already. Restore into an empty place')
    expect(await allRows(to)).toEqual(rows)
  })

  it('takes its files away again where the rows can’t be stored', async () => {
    const place = await aFolder()
    const path = await changed((lines) =>
      lines
        .toSpliced(1, 0, `file "composition/record.json" ${Buffer.from('{}').toString('base64')}`)
        .map((line) => line.replace('Zeile 1', 'Zeile 9')),
    )(file)
    await expect(restore(place, path)).rejects.toThrow("can't be stored")
    await expect(stat(join(place.dataDir, 'composition/record.json'))).rejects.toThrow('ENOENT')
  })

  it('writes no file outside of the folders that a shop has', async () => {
    for (const name of ['declarations/../../secret', '/etc/x', 'secret', 'declarations', 'composition/../secret'])
      await expect(writeDataFile(work, name, Buffer.from('x'))).rejects.toThrow('which no shop keeps')
  })
})

onPostgres((start) => {
  const { aDatabase } = databasesOf(start)

  describe('saveBackup and restoreBackup', () => {
    it('bring every value of every table from each engine to the other', async () => {
      const between = await aDatabase()
      await restore(between, file)
      const there = aBackup()
      const saved = await save(between, there)
      expect(Object.keys(saved.rows).length).toBeGreaterThan(20)
      expect(new Set(Object.values(saved.rows))).toEqual(new Set([1]))
      expect((await stat(there)).mode & 0o777).toBe(0o600)
      const back = await aFolder()
      await expect(restore(back, there)).resolves.toMatchObject({ ...saved, head: { made_at: NOW.toISOString() } })
      const rows = await allRows(back)
      expect(rows).toEqual(await allRows(between))
      for (const text of ['12345678901234567890.10', '2026-10-25', '.123456', '„Ünïcödé“'])
        expect([text, JSON.stringify(rows).includes(JSON.stringify(text).slice(1, -1))]).toEqual([text, true])
    })

    it('keep more rows than are read or written at once', async () => {
      const from = await aDatabase()
      await within(
        from,
        ({ db }) =>
          db.execute(
            sql`insert into form_rules (hash, schema) select 'h' || n, jsonb_build_object('x', repeat('y', (n * 37) % 20000))
                from generate_series(1, 1501) n`,
          ),
        MIGRATIONS,
      )
      const saved = aBackup()
      expect((await save(from, saved)).rows.form_rules).toBe(1501)
      const to = await aDatabase()
      await restore(to, saved)
      expect(await allRows(to)).toEqual(await allRows(from))
    })

    it('restore each older version with its tables, which are then brought up to date', async () => {
      const names = await migrationsIn(MIGRATIONS)
      for (const count of names.keys()) {
        if (count === 0) continue
        const older = await firstMigrations(MIGRATIONS, count)
        const from = await aDatabase()
        await within(from, async () => {}, older)
        await rm(older, { recursive: true })
        await fillAll(from)
        const saved = aBackup()
        const { rows } = await save(from, saved)
        const to = await aDatabase()
        expect(await restore(to, saved)).toMatchObject({ rows, head: { migrations: names.slice(0, count) } })
        const after = await allRows(to)
        expect(Object.keys(rows).map((table) => [table, after[table]?.length])).toEqual(
          Object.keys(rows).map((table) => [table, 1]),
        )
      }
    })

    it('save one moment, whatever is written meanwhile', async () => {
      const from = await aDatabase()
      const rounds = await within(
        from,
        async (database) => {
          const { db } = database
          await db.execute(
            sql`insert into form_rules (hash, schema) select 'h' || n, jsonb_build_object('x', 0, 'y', repeat('y', 5000))
                from generate_series(1, 3000) n`,
          )
          const saving = { isOver: false }
          let round = 0
          const writing = (async () => {
            while (!saving.isOver) {
              round++
              await db.execute(sql`update form_rules set schema = jsonb_set(schema, '{x}', to_jsonb(${round}::int))`)
            }
          })()
          await save(from, file.replace('whole', 'moment')).finally(() => (saving.isOver = true))
          await writing
          return round
        },
        MIGRATIONS,
      )
      expect(rounds).toBeGreaterThan(1)
      const lines = gunzipSync(await readFile(file.replace('whole', 'moment')))
        .toString()
        .split('\n')
      const told = lines.filter((line) => line.startsWith('row form_rules'))
      expect(told).toHaveLength(3000)
      expect(new Set(told.map((line) => /"x": ?(\d+)/.exec(line)?.[1])).size).toBe(1)
    })

    it('say that a database has no shop, or a newer one', async () => {
      const none = await aDatabase()
      await expect(save(none, aBackup())).rejects.toThrow('the database has no shop')
      const newer = await aDatabase()
      await within(
        newer,
        ({ db }) =>
          db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`),
        MIGRATIONS,
      )
      const saved = aBackup()
      await expect(save(newer, saved)).rejects.toThrow('those of a newer version of the shop')
      await expect(stat(saved)).rejects.toThrow('ENOENT')
      await expect(restore(newer, file)).rejects.toThrow('of a newer version than the backup')
    })
  })
})
