import type { Queries } from '../database/database'
import { orders, secretMarks } from '../database/schema'

/** One row. */
const ID = 1

/** True for a database that a secret has been used with: what was written with it opens with no other one. */
export async function hasSecret(db: Queries): Promise<boolean> {
  const marks = await db.select().from(secretMarks)
  // earlier releases have left no mark
  const ordered = await db.select({ id: orders.order_id }).from(orders).limit(1)
  return marks.length + ordered.length > 0
}

/**
 * Rejects for another secret than the one that the database's orders were written with: their IBANs, links and sessions
 * would be lost without a word. The first secret of a database is its own. `mark` tells nothing of the secret.
 */
export async function assertKnownSecret(db: Queries, mark: string): Promise<void> {
  await db.insert(secretMarks).values({ id: ID, mark }).onConflictDoNothing()
  const [known] = await db.select().from(secretMarks)
  if (known?.mark === mark) return
  throw new Error(
    'the secret is not the one that the orders of this database were written with. Restore SHOP_SECRET, or the file "secret" of the data folder, from a backup',
  )
}
