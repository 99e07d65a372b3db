import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { aTariff } from '@nimbus/shared-contracts/testing'
import { openDatabase, type Database } from '../db/database'
import { packageFolder } from '../package-folder'
import { aPayment } from '../testing/customer'
import { START_MS } from '../testing/engines'
import { warmDataFolder } from '../testing/warm-data-folder'
import { validationSchemaOf } from './fields'
import { schemaHash } from './schema-hash'
import { paymentForm } from './scopes/payment'
import { createValidators } from './validators'

const { fields } = paymentForm({
  today: '2026-11-27',
  kind: 'new-contract',
  tariff: aTariff(),
  checkData: null,
  hasDevice: false,
  hasIban: true,
})
const schema = validationSchemaOf(fields)

type Validate = ((values: unknown) => boolean) & { errors?: { instancePath: string; keyword: string }[] | null }

/** Runs a module of one default export where strings can't be evaluated, as under `script-src 'self'`. */
function load(text: string): Validate {
  const body = text.replace(/export\s*\{([^}]*)\};?\s*$/, (_all, names: string) => {
    const [, local] = /(\S+) as default/.exec(names) ?? []
    return `;globalThis.loaded=${local};`
  })
  const sandbox: { loaded?: Validate } = {}
  runInNewContext(body, sandbox, { contextCodeGeneration: { strings: false, wasm: false } })
  return sandbox.loaded!
}

describe('validators', () => {
  let folder: string
  let database: Database
  beforeAll(async () => {
    folder = await warmDataFolder('shop-validators-')
    database = await openDatabase({
      dataDir: folder,
      migrationsFolder: join(packageFolder(), 'migrations'),
      onError: () => {},
    })
  }, START_MS)
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }, START_MS)

  it(
    'compile to a module that any copy of the API can serve and a strict page can run',
    async () => {
      const path = await createValidators({ db: database.db, cacheDir: join(folder, 'one') }).pathOf(schema)
      const [, hash = ''] = /^\/validators\/([0-9a-f]{32})\.js$/.exec(path) ?? []

      const another = createValidators({ db: database.db, cacheDir: join(folder, 'two') })
      const validate = load((await another.moduleOf(hash))!)
      expect(validate(aPayment())).toBe(true)
      expect(validate(aPayment({ iban: 'DE89 **** 3000' }))).toBe(true)
      expect(validate(aPayment({ iban: 'DE89370400440532013001' }))).toBe(false)
      expect(validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toContain(
        '/payment/iban format',
      )
      await expect(readdir(join(folder, 'two'))).resolves.toEqual([`${hash}.js`])
    },
    START_MS,
  )

  it(
    'have another address when the rules are others, since browsers keep a module for a year',
    async () => {
      const pathWith = (rules?: string): Promise<string> =>
        createValidators({
          db: database.db,
          cacheDir: join(folder, 'one'),
          ...(rules !== undefined && { rulesHash: async () => rules }),
        }).pathOf(schema)
      const [own, again, old] = [await pathWith(), await pathWith(), await pathWith('an earlier build')]
      expect(again).toBe(own)
      expect(old).not.toBe(own)
    },
    START_MS,
  )

  it('know nothing of a hash that was never given out', async () => {
    const validators = createValidators({ db: database.db, cacheDir: join(folder, 'one') })
    await expect(validators.moduleOf('0'.repeat(32))).resolves.toBeUndefined()
  })
})

describe('schemaHash', () => {
  it('does not depend on the order of keys', () => {
    expect(schemaHash({ a: 1, b: { c: 2, d: [3] } })).toBe(schemaHash({ b: { d: [3], c: 2 }, a: 1 }))
    expect(schemaHash({ a: 1 })).not.toBe(schemaHash({ a: 2 }))
  })
})
