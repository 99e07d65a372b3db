import type { CheckData } from '@nimbus/shared-contracts/availability'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database'
import { availabilities } from '../../platform/database/schema'

/** The last availability result of a session, or undefined when it has none. */
export async function availabilityOf(db: Queries, sessionId: string): Promise<CheckData | undefined> {
  const [row] = await db.select().from(availabilities).where(eq(availabilities.session_id, sessionId))
  return row?.check_data
}

/** Keeps the result for the session's order; a later check replaces it. */
export async function rememberAvailability(db: Queries, sessionId: string, checkData: CheckData): Promise<void> {
  await db
    .insert(availabilities)
    .values({ session_id: sessionId, check_data: checkData })
    .onConflictDoUpdate({
      target: availabilities.session_id,
      set: { check_data: checkData, checked_at: sql`now()` },
    })
}
