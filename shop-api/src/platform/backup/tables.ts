import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { rowsOf } from '../database/rows-of'

interface Reference {
  from: string
  to: string
}

/** Its one row is its migration's, and only tried. */
const MADE_BY_MIGRATION = 'readiness'

/** Names of all tables with what a shop has stored, each after those that it refers to. Throws where two refer to each other. */
export async function tablesInOrder(db: Queries): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${MADE_BY_MIGRATION} order by 1`,
  )
  const references = await rowsOf<Reference>(
    db,
    sql`select a.relname as from, b.relname as to from pg_constraint c
        join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
        where c.contype = 'f' and a.oid <> b.oid`,
  )
  const ordered: string[] = []
  let left = tables.map(({ name }) => name)
  while (left.length > 0) {
    const waits = (name: string): boolean => references.some(({ from, to }) => from === name && left.includes(to))
    const next = left.filter((name) => !waits(name))
    if (next.length === 0) throw new Error(`the tables ${left.join(', ')} refer to each other`)
    ordered.push(...next)
    left = left.filter((name) => !next.includes(name))
  }
  return ordered
}
