import type { SQL } from 'drizzle-orm'
import type { Queries } from './queries'

/** The rows that a statement answers, on either engine. */
export async function rowsOf<Row>(db: Pick<Queries, 'execute'>, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: Row[] }
  return rows
}
