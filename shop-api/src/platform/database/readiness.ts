import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withTimeout } from '@nimbus/shared-contracts/timeout'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { Queries } from './queries'
import { readiness } from './schema'

/** An order with its summary, answers and mail, in bytes. */
const ORDER_BYTES = 64 * 1024

/** Written and deleted again; one that a kill left behind is overwritten by the next. */
const PROBE_FILE = 'readiness.probe'

/**
 * Writes as much as said in a transaction of which nothing stays; rejects where that can't be done: no connection, no room,
 * a copy that only reads. Its table is its own, so that a lock on another one is nobody's business here.
 */
export async function probeDatabase(db: Queries, bytes: number): Promise<void> {
  const filler = randomBytes(bytes / 2).toString('hex')
  await db
    .transaction(async (tx) => {
      await tx
        .insert(readiness)
        .values({ id: 1, filler })
        .onConflictDoUpdate({ target: readiness.id, set: { filler: sql`excluded.filler` } })
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
}

/** Writes an order's worth into the folder; rejects on a disk that is full or can only be read. */
export async function probeFolder(folder: string): Promise<void> {
  const file = join(folder, PROBE_FILE)
  try {
    await writeFile(file, randomBytes(ORDER_BYTES), { mode: 0o600, flush: true })
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}

/** As much as PostgreSQL writes for an order; it clears away by itself what was rolled back. */
export const PROBED_BYTES = ORDER_BYTES

/** Milliseconds after which no answer is one too: the edge waits for two seconds. */
const LIMIT_MS = 1_500

/**
 * Asks at most once at a time, and rejects after the limit however long the answer takes.
 * withinLimit(async () => {…})
 */
export function withinLimit(ask: () => Promise<void>): () => Promise<void> {
  let asked: Promise<void> | undefined
  return async () => {
    asked ??= ask().finally(() => (asked = undefined))
    const answer = asked
    await withTimeout({ ms: LIMIT_MS, what: 'the database does not answer' }, () => answer)
  }
}
