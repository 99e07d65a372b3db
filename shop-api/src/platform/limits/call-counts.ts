import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { callCounts } from '../database/schema'

/** How often something was called since its window began. */
export interface CallCount {
  calls: number
  /** Until the window ends, in milliseconds. */
  endsIn: number
}

/**
 * Counts one call in the database, for all copies of the API together; one statement, so that two at once both count. A
 * window begins with its first call.
 * countCall(db, 'f3a…', 60_000) → {calls: 1, endsIn: 60000}, a second later {calls: 2, endsIn: 59000}
 */
export async function countCall(db: Queries, key: string, windowMs: number): Promise<CallCount> {
  const isOver = sql`${callCounts.begun_at} <= now() - ${windowMs} * interval '1 millisecond'`
  const [counted] = await db
    .insert(callCounts)
    .values({ key })
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        calls: sql`case when ${isOver} then 1 else ${callCounts.calls} + 1 end`,
        begun_at: sql`case when ${isOver} then now() else ${callCounts.begun_at} end`,
      },
    })
    .returning({
      calls: callCounts.calls,
      age: sql<number>`(extract(epoch from now() - ${callCounts.begun_at}) * 1000)::integer`,
    })
  const { calls, age } = counted ?? { calls: 1, age: 0 }
  return { calls, endsIn: Math.max(0, windowMs - age) }
}
