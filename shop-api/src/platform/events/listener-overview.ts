import { asc, count, eq, isNull, min, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Queries } from '../database/database'
import { eventDeliveries, listeners } from '../database/event-tables'
import { LISTENER_STATES, stateOfListener } from './outbox-state'

/** Who listens, and what waits for them. Of a callback only its host: the rest may have a key in it. */
export const listenersSchema = v.object({
  listeners: v.array(
    v.object({
      id: v.string(),
      api: v.string(),
      host: v.string(),
      query: v.string(),
      state: v.picklist(LISTENER_STATES),
      waiting: v.number(),
      failed: v.number(),
      oldest_at: v.optional(v.string()),
      next_try_at: v.optional(v.string()),
      last_error: v.optional(v.string()),
      given_up_at: v.optional(v.string()),
      given_up_for: v.optional(v.string()),
      /** Events that were dropped without being told, written between these instants. */
      missed: v.optional(v.number()),
      missed_since: v.optional(v.string()),
      missed_until: v.optional(v.string()),
    }),
  ),
})
export type ListenerOverview = v.InferOutput<typeof listenersSchema>['listeners'][number]

/** All listeners, the oldest first; of one that has ended only its rows are left. */
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
    .where(isNull(listeners.ended_at))
    .groupBy(listeners.id)
    .orderBy(asc(listeners.created_at), asc(listeners.id))
  return rows.map(({ listener, waiting, failed, oldest }) => {
    const { id, api, callback, query, next_try_at, last_error, given_up_at, given_up_for, missed } = listener
    const { missed_since, missed_until } = listener
    const state = stateOfListener(listener)
    return {
      id,
      api,
      host: new URL(callback).host,
      query,
      state,
      waiting,
      failed,
      ...(oldest && { oldest_at: oldest.toISOString() }),
      ...(state === 'failing' && { next_try_at: next_try_at.toISOString() }),
      ...(last_error && { last_error }),
      ...(given_up_at && { given_up_at: given_up_at.toISOString() }),
      ...(given_up_for && { given_up_for }),
      ...(missed > 0 && { missed }),
      ...(missed_since && { missed_since: missed_since.toISOString() }),
      ...(missed_until && { missed_until: missed_until.toISOString() }),
    }
  })
}
