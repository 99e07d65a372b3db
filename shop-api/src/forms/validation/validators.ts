import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileSchema } from '@nimbus/shared-contracts/forms/ajv'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { eq } from 'drizzle-orm'
import { build } from 'esbuild'
import type { Queries } from '../../platform/database/database'
import { formRules } from '../../platform/database/schema'
import { replaceFile } from '@nimbus/server-kit/files'
import { RULES_DAYS } from '../../kernel/dates/rules-days'
import { schemaHash } from './schema-hash'

const DAY_MS = 24 * 60 * 60 * 1000

/** Validation schemas as ES modules that a browser may run under `script-src 'self'` (architecture, "Forms"). */
export interface Validators {
  /** The path of a schema's validator, below the API's base: "/validators/0123….js" */
  pathOf(schema: object): Promise<string>
  /** The module's text; undefined for a hash that nobody has named. */
  moduleOf(hash: string): Promise<string | undefined>
}

export interface ValidatorsDeps {
  db: Queries
  cacheDir: string
  /** Names the rules that modules are made with; those of this build unless given. */
  rulesHash?: () => Promise<string>
}

/**
 * A schema is remembered in the database when its path is given out, so that every copy of the API can serve it. It is
 * compiled when it is first asked for and kept in the data folder. The path names schema and rules, since a browser keeps
 * the module for a year and a later build may check an IBAN in another way. Rules name days, so that others come each day:
 * what was given out for the last time `RULES_DAYS` ago goes (`purge`), and its module with the next one that is made.
 */
export function createValidators({ db, cacheDir, rulesHash = rulesOfThisBuild }: ValidatorsDeps): Validators {
  const remembered = new Map<string, number>()
  const compiling = new Map<string, Promise<string>>()

  /** True of rules that were given out today: they were remembered, and stay for days. */
  const isFresh = (hash: string): boolean => Date.now() - (remembered.get(hash) ?? 0) < DAY_MS

  /** Compiled and kept by the first who asks; the others, who come meanwhile, wait for the same. */
  function compiledOnce(hash: string, schema: object): Promise<string> {
    const running = compiling.get(hash) ?? compileAndKeep(hash, schema).finally(() => compiling.delete(hash))
    compiling.set(hash, running)
    return running
  }

  async function compileAndKeep(hash: string, schema: object): Promise<string> {
    const text = await compile(schema)
    await mkdir(cacheDir, { recursive: true })
    await replaceFile(join(cacheDir, `${hash}.js`), text)
    await removeOld(cacheDir)
    return text
  }

  return {
    async pathOf(schema) {
      const hash = schemaHash({ schema, rules: await rulesHash() })
      if (!isFresh(hash)) {
        const created_at = new Date()
        await db
          .insert(formRules)
          .values({ hash, schema: schema as Record<string, unknown>, created_at })
          .onConflictDoUpdate({ target: formRules.hash, set: { created_at } })
        for (const known of remembered.keys()) if (!isFresh(known)) remembered.delete(known)
        remembered.set(hash, created_at.getTime())
      }
      return `/validators/${hash}.js`
    },
    async moduleOf(hash) {
      const kept = await readFile(join(cacheDir, `${hash}.js`), 'utf8').catch(() => undefined)
      if (kept !== undefined) return kept
      const [row] = await db.select().from(formRules).where(eq(formRules.hash, hash))
      return row && compiledOnce(hash, row.schema)
    },
  }
}

/** Removes modules that were made long ago; one that is asked for again is compiled again. */
async function removeOld(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const place = join(folder, file)
    const made = await stat(place).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > RULES_DAYS * DAY_MS) await rm(place, { force: true })
  }
}

/** The folder from which the generated code finds ajv and the shop's rules. */
const resolveDir = dirname(fileURLToPath(import.meta.url))

const rulesModule = '@nimbus/shared-contracts/forms/ajv/rules'

async function compile(schema: object): Promise<string> {
  const formats = _`require(${rulesModule})`
  const result = await compileSchema(schema, { ajv: { code: { source: true, esm: true, formats } } })
  if (!result.ok) throw result.error
  const { validate, ajv } = result.value
  const contents = standaloneCode(ajv, validate)
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2020',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}

/** A schema with every format and keyword of our forms: its module has all the code that any module can have. */
export const EVERY_RULE = {
  type: 'object',
  required: ['text'],
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 2, pattern: '^x$', enum: ['x'] },
    number: {
      type: 'integer',
      numeric: true,
      integer: true,
      digits: 2,
      min_value: 1,
      max_value: 9,
      between: { min: 1, max: 9 },
    },
    letters: { alpha: true, alpha_dash: true, alpha_num: true, alpha_spaces: true, length: 2 },
    address: { url: true },
    list: { type: 'array', minItems: 1, maxItems: 2 },
    day: { format: 'date', dateMinimum: '2026-01-01', dateMaximum: '2026-12-31' },
    email: { format: 'email' },
    iban: { format: 'iban' },
    card: { format: 'loyalty' },
    again: { type: 'string', sameAs: 'text' },
  },
  allOf: [{ if: { required: ['text'] }, then: { not: { properties: { text: { const: 'y' } } } } }],
}

let ofThisBuild: Promise<string> | undefined

/** The hash of all rule code as it goes into a module: our formats and keywords, and what ajv makes of a schema. */
function rulesOfThisBuild(): Promise<string> {
  ofThisBuild ??= compile(EVERY_RULE).then((text) => schemaHash({ text }))
  return ofThisBuild
}
