import { createHash } from 'node:crypto'
import { compileSchema, type Validator } from '@nimbus/shared-contracts/forms/ajv'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { LRUCache } from 'lru-cache'

/** A validation schema as ajv has compiled it. */
export interface CompiledSchema {
  /** For the API itself. */
  validate: Validator
  /** The same for browsers: an ES module that lacks nothing but an object `rules` with the shop's rule functions. */
  code: string
}

/** A form has few variants a day; more than this many compiled ones mean old days, which go. */
const compiled = new LRUCache<string, Promise<CompiledSchema>>({ max: 100 })

/** Compiles a schema once, for all who ask. Fails for one with a reference to somewhere else. */
export function compiledSchema(schema: object): Promise<CompiledSchema> {
  const key = schemaHash(schema)
  const known = compiled.get(key) ?? compile(schema)
  compiled.set(key, known)
  return known
}

async function compile(schema: object): Promise<CompiledSchema> {
  // the words of a message are the form's own
  const options = { messages: false, code: { source: true, esm: true, formats: _`rules` } }
  const result = await compileSchema(schema, { ajv: options })
  if (!result.ok) throw result.error
  const { validate, ajv } = result.value
  // what else ajv's code would take from its package
  const code = standaloneCode(ajv, validate).replaceAll('require("ajv/dist/runtime/equal").default', 'rules.isSame')
  return { validate, code }
}

/** Names a validation schema: the same rules have the same hash. 32 hex digits. */
export const schemaHash = (schema: object): string => textHash(JSON.stringify(canonical(schema)))

/** textHash('') → 'e3b0c44298fc1c149afbf4c8996fb924' */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Keys sorted, since a database may give an object back in another order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  )
}
