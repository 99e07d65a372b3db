import { asc, count, eq, min, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Queries } from '../database/database'
import { eventDeliveries, listeners } from '../database/event-tables'

/** Who listens, and what waits for them. Of a callback only its host: the rest may have a key in it. */
export const listenersSchema = v.object({
  listeners: v.array(
    v.object({
      id: v.string(),
      api: v.string(),
      host: v.string(),
      query: v.string(),
      waiting: v.number(),
      failed: v.number(),
      oldest_at: v.optional(v.string()),
      next_try_at: v.optional(v.string()),
      last_error: v.optional(v.string()),
    }),
  ),
})
export type ListenerOverview = v.InferOutput<typeof listenersSchema>['listeners'][number]

/** All listeners, the oldest first. */
export async function listenerOverview(db: Queries): Promise<ListenerOverview[]> {
  const inState = (state: string) =>
    sql<number>`${count()} filter (where ${eventDeliveries.state} = ${state})`.mapWith(Number)
  const rows = await db
    .select({
      listener: listeners,
      waiting: inState('queued'),
      failed: inState('failed'),
      oldest: min(eventDeliveries.created_at),
    })
    .from(listeners)
    .leftJoin(eventDeliveries, eq(eventDeliveries.listener_id, listeners.id))
    .groupBy(listeners.id)
    .orderBy(asc(listeners.created_at), asc(listeners.id))
  return rows.map(
    ({ listener: { id, api, callback, query, failures, next_try_at, last_error }, waiting, failed, oldest }) => ({
      id,
      api,
      host: new URL(callback).host,
      query,
      waiting,
      failed,
      ...(oldest && { oldest_at: oldest.toISOString() }),
      ...(failures > 0 && { next_try_at: next_try_at.toISOString() }),
      ...(last_error && { last_error }),
    }),
  )
}
