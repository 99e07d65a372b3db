import { randomUUID } from 'node:crypto'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database'
import { listeners } from '../../platform/database/event-tables'
import type { Listener } from '../../platform/events/claim-listener'
import { dropSome, dropWaiting } from '../../platform/events/drop-events'
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

/** The listener that is registered by the same. */
async function sameAs(db: Queries, { api, callback, query }: Subscription): Promise<Listener | undefined> {
  const [listener] = await db
    .select()
    .from(listeners)
    .where(and(ofApi(api), eq(listeners.callback, callback), eq(listeners.query, query)))
    .orderBy(listeners.created_at)
    .limit(1)
  return listener
}

/**
 * Tells a listener again that was given up, in the caller's transaction. Nothing waits for it then: what did counts as missed,
 * but for subjects of which something is being announced just now.
 */
async function resume(tx: Queries, id: string): Promise<Listener | undefined> {
  while ((await dropSome(tx, id)) > 0);
  const resumed = { given_up_at: null, given_up_for: null, failures: 0, last_error: null, next_try_at: sql`now()` }
  const [listener] = await tx.update(listeners).set(resumed).where(eq(listeners.id, id)).returning()
  return listener
}

/**
 * Registers a listener; undefined where there are too many. Who registers what is registered gets the same listener, so that
 * a system may do so at each start; one that was given up is told from then on. The answer has what it has missed.
 */
export async function subscribe(db: Queries, subscription: Subscription): Promise<Listener | undefined> {
  const { api, callback, query } = subscription
  const lost = await sameAs(db, subscription)
  // bit by bit, before anybody has to wait for it
  if (lost?.given_up_at) await dropWaiting(db, lost.id)
  return db.transaction(async (tx) => {
    // two at once would not see each other; news of orders, which only refer to the rows, go on
    await tx.execute(sql`lock table ${listeners} in share row exclusive mode`)
    const before = await sameAs(tx, subscription)
    if (before) return before.given_up_at ? resume(tx, before.id) : before
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
