import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { aTariff } from '@nimbus/shared-contracts/testing'
import { openDatabase, type Database } from '../../platform/database/database'
import { formRules } from '../../platform/database/schema'
import { packageFolder } from '../../kernel/package/package-folder'
import { aPayment } from '../../testing/customer'
import { START_MS } from '../../testing/engines'
import { formRulesFile } from '../../testing/form-rules'
import { evaluated } from '../../testing/evaluated'
import { warmDataFolder } from '../../testing/warm-data-folder'
import { validationSchemaOf } from '../fields/fields'
import { formOf } from '../scopes/scope-forms'
import { schemaHash } from './compiled-schema'
import { createValidators, type Validators } from './validators'

const { fields } = formOf('PAYMENT', {
  today: '2026-11-27',
  kind: 'new-contract',
  tariff: aTariff(),
  checkData: null,
  hasDevice: false,
  hasIban: true,
})
const schema = validationSchemaOf(fields)

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

  /** A copy of the API, made with the rules of this build unless others are given. */
  const aCopy = (rules: () => Promise<string> = async () => readFile(await formRulesFile(), 'utf8')): Validators =>
    createValidators({ db: database.db, rules })
  const hashIn = (path: string): string => /^\/validators\/([0-9a-f]{32})\.js$/.exec(path)?.[1] ?? ''

  it(
    'compile to a module that any copy of the API can serve and a strict page can run',
    async () => {
      const one = aCopy()
      const hash = hashIn(await one.pathOf(schema))
      const text = await aCopy().moduleOf(hash)
      expect(text).not.toMatch(/\brequire\(|\bimport\b/)
      for (const module of [text, await one.moduleOf(hash)]) {
        const validate = evaluated(module!)
        expect(validate(aPayment())).toBe(true)
        expect(validate(aPayment({ iban: 'DE89 **** 3000' }))).toBe(true)
        expect(validate(aPayment({ iban: 'DE89370400440532013001' }))).toBe(false)
        expect(validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toContain(
          '/payment/iban format',
        )
      }
    },
    START_MS,
  )

  it('are remembered anew each day that they are given out', async () => {
    const validators = aCopy(async () => 'var rules')
    const age = (): Promise<unknown> => database.db.update(formRules).set({ created_at: new Date(0) })
    const remembered = async (): Promise<number> =>
      (await database.db.select().from(formRules)).filter(({ created_at }) => created_at.getTime() > 0).length
    await validators.pathOf({ type: 'object' })
    await age()
    await validators.pathOf({ type: 'object' })
    expect(await remembered()).toBe(0)
    const tomorrow = Date.now() + 24 * 3_600_000
    jest.spyOn(Date, 'now').mockReturnValue(tomorrow)
    await validators.pathOf({ type: 'object' })
    expect(await remembered()).toBe(1)
  })

  it('have another address when the rules are others, since browsers keep a module for a year', async () => {
    const [own, again, old] = await Promise.all(
      [aCopy(), aCopy(), aCopy(async () => 'var rules')].map((copy) => copy.pathOf(schema)),
    )
    expect(again).toBe(own)
    expect(old).not.toBe(own)
  })

  it('read the rules of the build once, when a form is first asked for', async () => {
    const rules = jest.fn(async () => 'var rules')
    const validators = aCopy(rules)
    expect(rules).not.toHaveBeenCalled()
    await Promise.all([validators.pathOf(schema), validators.pathOf({ type: 'object' })])
    expect(rules).toHaveBeenCalledTimes(1)
  })

  it('read the rules again after they could not be read once', async () => {
    const rules = jest.fn(async () => 'var rules').mockRejectedValueOnce(new Error('EMFILE: too many open files'))
    const validators = aCopy(rules)
    await expect(validators.pathOf(schema)).rejects.toThrow('EMFILE')
    await expect(validators.pathOf(schema)).resolves.toMatch(/^\/validators\//)
  })

  const moduleFor = async (rules: object): Promise<string> => {
    const validators = aCopy()
    return (await validators.moduleOf(hashIn(await validators.pathOf(rules))))!
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
      const validate = evaluated(
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
      const validate = evaluated(
        await moduleFor(withField({ type: 'string', pattern: '^\\d+\\-\\d+$', format: 'klingon', maxLength: 5 })),
      )
      expect([validate({ field: 'abcde' }), validate({ field: 'abcdef' })]).toEqual([true, false])
    },
    START_MS,
  )

  it('bring along what ajv itself would take from its package', async () => {
    const field = { type: 'array', uniqueItems: true, contains: { const: { size: 'M', colour: 'Nacht' } } }
    const validate = evaluated(await moduleFor(withField(field)))
    const [night, dawn] = [
      { colour: 'Nacht', size: 'M' },
      { colour: 'Dunst', size: 'M' },
    ]
    expect(
      [[night, dawn], [dawn], [night, { size: 'M', colour: 'Nacht' }]].map((value) => validate({ field: value })),
    ).toEqual([true, false, false])
  })

  it('cannot be made of a schema whose reference leads nowhere, again and again', async () => {
    const nowhere = withField({ $ref: 'address.json' })
    await expect(moduleFor(nowhere)).rejects.toThrow('forms: the validation schema cannot be compiled')
    await expect(moduleFor(nowhere)).rejects.toThrow('forms: the validation schema cannot be compiled')
    expect(evaluated(await moduleFor(withField({ maxLength: 1 })))({ field: 'a' })).toBe(true)
  })

  it('know nothing of a hash that was never given out', async () => {
    await expect(aCopy().moduleOf('0'.repeat(32))).resolves.toBeUndefined()
  })
})

describe('schemaHash', () => {
  it('does not depend on the order of keys', () => {
    expect(schemaHash({ a: 1, b: { c: 2, d: [3] } })).toBe(schemaHash({ b: { d: [3], c: 2 }, a: 1 }))
    expect(schemaHash({ a: 1 })).not.toBe(schemaHash({ a: 2 }))
  })
})
