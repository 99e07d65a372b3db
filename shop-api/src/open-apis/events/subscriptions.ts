import { randomUUID } from 'node:crypto'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database'
import { listeners } from '../../platform/database/event-tables'
import type { Listener } from '../../platform/events/claim-listener'
import { stateOfListener } from '../../platform/events/outbox-state'
import { secretOf } from '../../platform/events/sign-event'
import type { Addresses } from '../standard/addresses'

/** Listeners of one API; each is sent every event. */
export const MOST_LISTENERS = 20

/** Which listener: one callback can have several, each with a query of its own. */
export interface Subscription {
  api: string
  callback: string
  query: string
}

const ofApi = (api: string) => and(eq(listeners.api, api), isNull(listeners.ended_at))

/**
 * Registers a listener; undefined where there are too many. Who registers what is registered gets the same listener, so that
 * a system may do so at each start; one that was given up is told again from then on. The answer has what it has missed.
 */
export function subscribe(db: Queries, { api, callback, query }: Subscription): Promise<Listener | undefined> {
  return db.transaction(async (tx) => {
    // two at once would not see each other; news of orders, which only refer to the rows, go on
    await tx.execute(sql`lock table ${listeners} in share row exclusive mode`)
    const [before] = await tx
      .select()
      .from(listeners)
      .where(and(ofApi(api), eq(listeners.callback, callback), eq(listeners.query, query)))
      .orderBy(listeners.created_at)
      .limit(1)
    if (before && !before.given_up_at) return before
    if (before) {
      const resumed = { given_up_at: null, given_up_for: null, failures: 0, last_error: null, next_try_at: sql`now()` }
      const [listener] = await tx.update(listeners).set(resumed).where(eq(listeners.id, before.id)).returning()
      return listener
    }
    const [all] = await tx.select({ total: count() }).from(listeners).where(ofApi(api))
    if ((all?.total ?? 0) >= MOST_LISTENERS) return undefined
    const [listener] = await tx.insert(listeners).values({ id: randomUUID(), api, callback, query }).returning()
    return listener
  })
}

/** What who registers is answered: the listener with its secret, how it stands, and how much it was never told since when. */
export const eventSubscription = (
  { id, callback, query, missed, missed_since, ...listener }: Listener,
  key: Buffer,
  { extensionSchema }: Addresses,
) => ({
  id,
  callback,
  query,
  secret: secretOf(key, id),
  state: stateOfListener(listener),
  ...(missed > 0 && { missedEvents: missed }),
  ...(missed_since && { missedSince: missed_since.toISOString() }),
  '@type': 'NimbusEventSubscription',
  '@baseType': 'EventSubscription',
  '@schemaLocation': extensionSchema,
})

/** Tells a listener nothing more, at once; what waits for it is cleared away later. False where there is none. */
export async function unsubscribe(db: Queries, api: string, id: string): Promise<boolean> {
  const gone = await db
    .update(listeners)
    .set({ ended_at: sql`now()`, lease: null, leased_until: null })
    .where(and(ofApi(api), eq(listeners.id, id)))
    .returning({ id: listeners.id })
  return gone.length > 0
}
