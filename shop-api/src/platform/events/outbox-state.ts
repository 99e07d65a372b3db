import { asc, eq, isNull, sql, sum } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { eventLines, listeners } from '../database/event-tables'
import type { Listener } from './claim-listener'

/** How a listener stands: told of all, waiting for what it doesn't take, or told nothing until it is registered again. */
export const LISTENER_STATES = ['active', 'failing', 'given up'] as const
export type ListenerState = (typeof LISTENER_STATES)[number]

export const stateOfListener = ({
  given_up_at,
  last_error,
}: Pick<Listener, 'given_up_at' | 'last_error'>): ListenerState => {
  if (given_up_at) return 'given up'
  return last_error === null ? 'active' : 'failing'
}

export interface OutboxState {
  /** Events that wait. */
  queued: number
  /** Seconds since the oldest of them was written; 0 where none waits. */
  oldestSeconds: number
  /** Events that were dropped without being told, by listeners that are still there. */
  missed: number
  listeners: Record<ListenerState, number>
}

/** How the outbox stands, without a look at all that is in it. */
export async function outboxState(db: Queries): Promise<OutboxState> {
  const all = await db
    .select({
      listener: listeners,
      age: sql<number | null>`(
        select extract(epoch from now() - delivery.created_at) from event_delivery delivery
        where delivery.listener_id = ${listeners.id} and delivery.state = 'queued' order by delivery.created_at limit 1
      )`.mapWith(Number),
    })
    .from(listeners)
    .where(isNull(listeners.ended_at))
    .orderBy(asc(listeners.id))
  const [lines] = await db
    .select({ queued: sum(eventLines.waiting).mapWith(Number) })
    .from(eventLines)
    .innerJoin(listeners, eq(listeners.id, eventLines.listener_id))
    .where(isNull(listeners.ended_at))
  const inState = (state: ListenerState): number =>
    all.filter(({ listener }) => stateOfListener(listener) === state).length
  return {
    queued: lines?.queued ?? 0,
    oldestSeconds: all.reduce((most, { age }) => Math.max(most, age ?? 0), 0),
    missed: all.reduce((total, { listener }) => total + listener.missed, 0),
    listeners: { active: inState('active'), failing: inState('failing'), 'given up': inState('given up') },
  }
}
