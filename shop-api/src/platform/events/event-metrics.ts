import { Counter, Gauge, type Registry } from 'prom-client'
import type { Queries } from '../database/database'
import { waitingEvents, type WaitingEvents } from './due-events'

export interface EventMetrics {
  sent: Counter<'type'>
  /** Given up; those that are tried again aren't counted. */
  failed: Counter<'api'>
}

/** Counts events by their type; how many wait is asked of the database, since all copies of the API tell from one outbox. */
export function eventMetrics(db: Queries, register: Registry, now: () => Date): EventMetrics {
  const registers = [register]
  const gauge = (name: string, help: string, valueOf: (waiting: WaitingEvents) => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // metrics are asked for most when the database is away
        const waiting = await waitingEvents(db).catch(() => undefined)
        if (waiting) this.set(valueOf(waiting))
      },
    })
  gauge('nimbus_events_queued', 'Events that listeners are still to be told', ({ queued }) => queued)
  gauge('nimbus_event_oldest_seconds', 'Age of the oldest event that waits; 0 when none does', ({ oldest }) =>
    oldest ? (now().getTime() - oldest.getTime()) / 1_000 : 0,
  )
  return {
    sent: new Counter({ name: 'nimbus_events_sent_total', help: 'Events taken', labelNames: ['type'], registers }),
    failed: new Counter({
      name: 'nimbus_events_failed_total',
      help: 'Events given up',
      labelNames: ['api'],
      registers,
    }),
  }
}
