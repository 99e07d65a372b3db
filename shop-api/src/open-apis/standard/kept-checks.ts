import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database'
import { keptChecks } from '../../platform/database/schema'

/** Answers to a key that are kept of one resource; of more, the oldest go. */
const MOST_KEPT = 1_000

/** What was answered, and how that ended; most of the standard call it `state`, TMF646 `status`. */
export type Checked = { state: string } | { status: string }

/** The same with its id, without its address. */
export type KeptCheck = { id: string } & Checked

/** The answers of one resource to one key. */
interface Asker {
  resource: string
  /** Digest of the key. */
  owner: string
}

interface CheckFilters {
  id?: readonly string[]
  state?: readonly string[]
}

/** What systems had checked, for each to read again what it was told; purged after a day. */
export interface KeptChecks {
  add(asker: Asker, answer: Checked): Promise<KeptCheck>
  find(asker: Asker, id: string): Promise<KeptCheck | undefined>
  /** The oldest first, as orders are. */
  page(
    asker: Asker,
    filters: CheckFilters,
    page: { offset: number; limit: number },
  ): Promise<{ total: number; shown: KeptCheck[] }>
}

export function createKeptChecks(db: Queries, most = MOST_KEPT): KeptChecks {
  const { id, resource, owner, state, created_at } = keptChecks
  const of = (asker: Asker, ...more: SQL[]) => and(eq(owner, asker.owner), eq(resource, asker.resource), ...more)
  const written = (row: typeof keptChecks.$inferSelect): KeptCheck => ({ id: row.id, ...(row.answer as Checked) })
  const among = (column: typeof id | typeof state, values: readonly string[] | undefined) =>
    values ? [inArray(column, [...values])] : []

  return {
    async add(asker, given) {
      const made = { id: randomUUID(), ...given }
      const ended = 'state' in given ? given.state : given.status
      await db.insert(keptChecks).values({ ...asker, id: made.id, state: ended, answer: given })
      const older = db.select({ id }).from(keptChecks).where(of(asker)).orderBy(desc(created_at), desc(id)).offset(most)
      await db.delete(keptChecks).where(inArray(id, older))
      return made
    },
    async find(asker, wanted) {
      const [row] = await db
        .select()
        .from(keptChecks)
        .where(of(asker, eq(id, wanted)))
      return row && written(row)
    },
    async page(asker, filters, { offset, limit }) {
      const where = of(asker, ...among(id, filters.id), ...among(state, filters.state))
      const [all] = await db.select({ total: count() }).from(keptChecks).where(where)
      const rows = await db
        .select()
        .from(keptChecks)
        .where(where)
        .orderBy(asc(created_at), asc(id))
        .limit(limit)
        .offset(offset)
      return { total: all?.total ?? 0, shown: rows.map(written) }
    },
  }
}
