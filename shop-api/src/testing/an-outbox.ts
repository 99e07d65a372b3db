import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { eventDeliveries, listeners } from '../platform/database/event-tables'
import type { Queries } from '../platform/database/queries'
import { announce } from '../platform/events/announce'
import { later } from '../platform/events/database-clock'
import { eventMetrics } from '../platform/events/event-metrics'
import { createEventWorker, type EventWorkerDeps } from '../platform/events/event-worker'
import type { EventCall } from '../platform/events/post-event'

/** Why a listener doesn't take an event; undefined where it does. */
export type Answer = string | undefined

/** For tests: events of many subjects that wait for a listener, as if they had been told of one by one. */
export async function backlog(db: Queries, listenerId: string, subjects: number, each = 1): Promise<void> {
  await db.execute(sql`insert into event_line (listener_id, subject, waiting)
    select ${listenerId}::uuid, 's' || n, ${each}::integer from generate_series(1, ${subjects}::integer) n`)
  await db.execute(sql`insert into event_delivery (listener_id, subject, position)
    select ${listenerId}::uuid, 's' || n, p from generate_series(1, ${subjects}::integer) n, generate_series(1, ${each}::integer) p`)
}

/** For tests: the outbox of events of a database, and workers on it, by a clock that the test moves. */
export function anOutbox(db: Queries) {
  const startedMs = Date.now()
  const clock = { ms: startedMs }
  return {
    clock,

    /** A listener's row, of which all events come under a subject and a number: "a-1" */
    async aListener(query = ''): Promise<string> {
      const id = randomUUID()
      const callback = `https://oms.example/${id}`
      await db.insert(listeners).values({ id, api: 'TMF622', callback, query })
      return id
    },

    /** "a1 a2 b1" → that of a comes 1 and 2, of b 1 */
    async happens(news: string): Promise<void> {
      for (const one of news.split(' '))
        await announce(db, { api: 'TMF622', subject: one.slice(0, 1), position: Number(one.slice(1)) })
    },

    aWorker(answer: (id: string, call: EventCall) => Answer | Promise<Answer>, more: Partial<EventWorkerDeps> = {}) {
      const told: string[] = []
      const register = new Registry()
      const logged: unknown[] = []
      const worker = createEventWorker({
        db,
        key: Buffer.alloc(32),
        async post(call) {
          const id = call.headers['webhook-id']!
          const code = await answer(id, call)
          if (code === undefined) told.push(id)
          return code
        },
        eventsOf: async ({ subject, position }) => [{ eventId: `${subject}${position}`, eventType: 'Event' }],
        wants: () => true,
        metrics: eventMetrics(db, register),
        logger: { error: (facts: unknown) => void logged.push(facts) },
        now: () => new Date(clock.ms),
        databaseClock: () => later(sql`now()`, clock.ms - startedMs),
        random: () => 0.5,
        ...more,
      })
      return { ...worker, told, register, logged }
    },

    waiting: async () => (await db.select().from(eventDeliveries)).length,
  }
}
