import { createSharedWork } from '@nimbus/server-kit/async'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Queries } from '../database/database'
import { LISTENER_STATES, outboxState, type OutboxState } from './outbox-state'

export interface EventMetrics {
  sent: Counter<'type'>
  /** Given up; those that are tried again aren't counted. */
  failed: Counter<'api'>
}

/** Counts events by their type; how many wait is asked of the database, since all copies of the API tell from one outbox. */
export function eventMetrics(db: Queries, register: Registry): EventMetrics {
  const registers = [register]
  const share = createSharedWork<OutboxState | undefined>()
  // once for all of an answer; metrics are asked for most when the database is away
  const ask = (): Promise<OutboxState | undefined> =>
    share('outbox', undefined, () => outboxState(db).catch(() => undefined))
  const gauge = (name: string, help: string, valueOf: (state: OutboxState) => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const state = await ask()
        if (state) this.set(valueOf(state))
      },
    })
  gauge('nimbus_events_queued', 'Events that listeners are still to be told', ({ queued }) => queued)
  gauge(
    'nimbus_event_oldest_seconds',
    'Age of the oldest event that waits; 0 when none does',
    ({ oldestSeconds }) => oldestSeconds,
  )
  gauge('nimbus_events_missed', 'Events that were dropped, since a listener was given up', ({ missed }) => missed)
  const byState = new Gauge({
    name: 'nimbus_listeners',
    help: 'Listeners by how they stand',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const state = await ask()
      if (state) for (const name of LISTENER_STATES) this.set({ state: name }, state.listeners[name])
    },
  })
  register.registerMetric(byState)
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
