import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../../platform/database/database'
import { formRules } from '../../platform/database/schema'
import { compiledSchema, textHash } from './compiled-schema'

const DAY_MS = 24 * 60 * 60 * 1000

/** Validation schemas as ES modules that a browser may run under `script-src 'self'` (architecture, "Forms"). */
export interface Validators {
  /** The path of a schema's validator, below the API's base: "/validators/0123….js" */
  pathOf(schema: object): Promise<string>
  /** The module's text; undefined for a hash that nobody has named. */
  moduleOf(hash: string): Promise<string | undefined>
}

interface ValidatorsDeps {
  db: Queries
  /** Reads the script with all rule functions as `rules`, with which each module begins; asked for when a form is. */
  rules: () => Promise<string>
}

interface KnownModule {
  text: string
  /** When its schema was last remembered in the database, in milliseconds. */
  remembered: number
}

/**
 * A schema is remembered in the database when its path is given out, so that every copy of the API can serve its module. The
 * path is the hash of the module, since a browser keeps it for a year and a later build may check an IBAN in another way.
 * Schemas name days, so that others come each day: what was given out for the last time `RULES_DAYS` ago goes (`purge`).
 */
export function createValidators({ db, rules }: ValidatorsDeps): Validators {
  const known = new LRUCache<string, KnownModule>({ max: 100 })
  let script: Promise<string> | undefined
  const moduleFor = async (schema: object): Promise<string> => {
    script ??= rules().catch((error: unknown) => {
      // the next form asks again
      script = undefined
      throw error
    })
    return `${await script}\n${(await compiledSchema(schema)).code}`
  }

  return {
    async pathOf(schema) {
      const text = await moduleFor(schema)
      const hash = textHash(text)
      // what was remembered today stays for days
      if (Date.now() - (known.get(hash)?.remembered ?? 0) >= DAY_MS) {
        const created_at = new Date()
        await db
          .insert(formRules)
          .values({ hash, schema: schema as Record<string, unknown>, created_at })
          .onConflictDoUpdate({ target: formRules.hash, set: { created_at } })
        known.set(hash, { text, remembered: created_at.getTime() })
      }
      return `/validators/${hash}.js`
    },
    async moduleOf(hash) {
      const ours = known.get(hash)
      if (ours) return ours.text
      const [row] = await db.select().from(formRules).where(eq(formRules.hash, hash))
      if (!row) return undefined
      const text = await moduleFor(row.schema)
      known.set(hash, { text, remembered: 0 })
      return text
    },
  }
}
