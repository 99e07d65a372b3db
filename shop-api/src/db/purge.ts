import { lt } from 'drizzle-orm'
import type { Queries } from './database'
import { availabilities, callCounts, drafts, idempotentCalls, sessions } from './schema'

const HOUR_MS = 60 * 60 * 1000

/** A token lives for a day after it was made, so that nobody can come back for what is older than two. */
export const KEPT_HOURS = 48

/** How often what is too old is looked for. */
const PURGE_EVERY_MS = HOUR_MS

/**
 * Deletes what was only needed until an order was made: sessions that nobody can use any more, checked addresses, drafts
 * with what was typed, kept answers, and counts of calls after an hour. Orders stay. `now` is the real time.
 */
export async function purge(db: Queries, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_HOURS * HOUR_MS)
  await db.transaction(async (tx) => {
    await tx.delete(idempotentCalls).where(lt(idempotentCalls.created_at, oldest))
    // a session that is refreshed for days keeps no draft of its first one
    await tx.delete(drafts).where(lt(drafts.created_at, oldest))
    await tx.delete(availabilities).where(lt(availabilities.checked_at, oldest))
    await tx.delete(sessions).where(lt(sessions.seen_at, oldest))
    await tx.delete(callCounts).where(lt(callCounts.begun_at, new Date(now.getTime() - HOUR_MS)))
  })
}

/** Purges now and then each hour; a failure is told and tried again. Returns what ends it and waits for a running purge. */
export function purgeHourly(db: Queries, onError: (error: unknown) => void): () => Promise<void> {
  const attempt = (): Promise<void> => purge(db, new Date()).catch(onError)
  let running = attempt()
  const timer = setInterval(() => {
    running = attempt()
  }, PURGE_EVERY_MS)
  // the process may end without it
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
