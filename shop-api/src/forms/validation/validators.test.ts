import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { KEYWORD_RULES } from '@nimbus/shared-contracts/forms/rules'
import { aTariff } from '@nimbus/shared-contracts/testing'
import { openDatabase, type Database } from '../../platform/database/database'
import { formRules } from '../../platform/database/schema'
import { packageFolder } from '../../kernel/package/package-folder'
import { aPayment } from '../../testing/customer'
import { START_MS } from '../../testing/engines'
import { warmDataFolder } from '../../testing/warm-data-folder'
import { validationSchemaOf } from '../fields/fields'
import { schemaHash } from './schema-hash'
import { paymentForm } from '../scopes/payment'
import { createValidators, EVERY_RULE } from './validators'

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
    'are made and kept once for all who ask in the same moment',
    async () => {
      const validators = createValidators({ db: database.db, cacheDir: join(folder, 'crowd') })
      const [, hash = ''] = /(\w+)\.js$/.exec(await validators.pathOf(schema)) ?? []
      const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => validators.moduleOf(hash)))
      expect(load(first!)(aPayment())).toBe(true)
      expect(new Set(others)).toEqual(new Set([first]))
      await expect(readdir(join(folder, 'crowd'))).resolves.toEqual([`${hash}.js`])
    },
    START_MS,
  )

  it('are remembered anew each day that they are given out, and old modules go', async () => {
    const cacheDir = join(folder, 'old')
    const validators = createValidators({ db: database.db, cacheDir, rulesHash: async () => 'rules' })
    const age = (): Promise<unknown> => database.db.update(formRules).set({ created_at: new Date(0) })
    const remembered = async (): Promise<number> =>
      (await database.db.select().from(formRules)).filter(({ created_at }) => created_at.getTime() > 0).length
    await validators.pathOf({ type: 'object' })
    await age()
    await validators.pathOf({ type: 'object' })
    expect(await remembered()).toBe(0)
    const tomorrow = Date.now() + 24 * 3_600_000
    jest.spyOn(Date, 'now').mockReturnValue(tomorrow)
    const path = await validators.pathOf({ type: 'object' })
    jest.restoreAllMocks()
    expect(await remembered()).toBe(1)

    await mkdir(cacheDir, { recursive: true })
    await writeFile(join(cacheDir, 'old.js'), '')
    await utimes(join(cacheDir, 'old.js'), 0, 0)
    await validators.moduleOf(path.slice('/validators/'.length, -'.js'.length))
    await expect(readdir(cacheDir)).resolves.toEqual([path.slice('/validators/'.length)])
  })

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

  // a rule that was missing here could change, and browsers went on with the old one
  it('are named by every keyword that is a rule', () => {
    const keywords = Object.values(EVERY_RULE.properties).flatMap((field) => Object.keys(field))
    expect(Object.keys(KEYWORD_RULES).filter((keyword) => !keywords.includes(keyword))).toEqual([])
  })

  const moduleFor = async (rules: object): Promise<string> => {
    const validators = createValidators({ db: database.db, cacheDir: join(folder, 'three') })
    const path = await validators.pathOf(rules)
    return (await validators.moduleOf(path.slice('/validators/'.length, -'.js'.length)))!
  }
  const withField = (field: object, rest: object = {}): object => ({ ...rest, type: 'object', properties: { field } })

  it.each([
    undefined,
    'http://json-schema.org/draft-07/schema',
    'http://json-schema.org/draft-07/schema#',
    'https://json-schema.org/draft/2019-09/schema',
    'https://json-schema.org/draft/2020-12/schema',
  ])(
    'compile a schema of the draft %s (AJV-56)',
    async ($schema) => {
      const validate = load(
        await moduleFor(withField({ type: 'string', format: 'iban' }, { ...($schema && { $schema }) })),
      )
      expect(validate({ field: 'DE89370400440532013000' })).toBe(true)
      expect(validate({ field: 'DE89370400440532013001' })).toBe(false)
    },
    START_MS,
  )

  it(
    'leave out a broken pattern and an unknown format, log both and keep the other rules (AJV-51, AJV-53)',
    async () => {
      expectConsole('warn', /broken pattern "\^\\d\+\\-\\d\+\$" at \/properties\/field\/pattern is not enforced/)
      expectConsole('warn', /unknown format "klingon" at \/properties\/field\/format is not enforced/)
      const validate = load(
        await moduleFor(withField({ type: 'string', pattern: '^\\d+\\-\\d+$', format: 'klingon', maxLength: 5 })),
      )
      expect([validate({ field: 'abcde' }), validate({ field: 'abcdef' })]).toEqual([true, false])
    },
    START_MS,
  )

  it('cannot be made of a schema whose reference leads nowhere, again and again', async () => {
    const nowhere = withField({ $ref: 'address.json' })
    await expect(moduleFor(nowhere)).rejects.toThrow('forms: the validation schema cannot be compiled')
    await expect(moduleFor(nowhere)).rejects.toThrow('forms: the validation schema cannot be compiled')
    expect(load(await moduleFor(withField({ maxLength: 1 })))({ field: 'a' })).toBe(true)
  })

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
