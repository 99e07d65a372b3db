import type { FastifyBaseLogger } from 'fastify'
import { together } from '@nimbus/server-kit/async'
import { errorFacts } from '@nimbus/server-kit/logging'
import type { Queries } from '../database/database'
import { eventDelay, isGivenUp, listenerDelay } from './delays'
import {
  claimListener,
  dueDeliveries,
  endLeases,
  isOurs,
  noteNotTaken,
  noteReached,
  noteTaken,
  release,
  type Delivery,
  type Listener,
} from './due-events'
import type { EventMetrics } from './event-metrics'
import type { PostEvent } from './post-event'
import { secretOf, signedHeaders } from './sign-event'

/** An event as a listener reads it. */
export interface HubEvent {
  /** The same however often it is sent: whoever has it already knows it again. */
  eventId: string
  eventType: string
}

export interface EventWorkerDeps {
  db: Queries
  post: PostEvent
  /** For the secrets of listeners. */
  key: Buffer
  /** What a change is told by, in its order; the same each time. */
  eventsOf: (delivery: Delivery, api: string) => Promise<readonly HubEvent[]>
  /** Whether a listener has asked for such events. */
  wants: (listener: Listener, event: HubEvent) => boolean
  metrics: EventMetrics
  logger?: Pick<FastifyBaseLogger, 'error'> | undefined
  /** Real time: SHOP_CLOCK may stand still. */
  now: () => Date
  /** Milliseconds of a clock that nobody sets. */
  elapsed?: () => number
  /** True where no other worker can be on this database. */
  alone?: boolean
  random?: () => number
}

export interface EventWorker {
  /** Tells each listener what is due, until nothing is. */
  deliverDue(): Promise<void>
  /** Looks for what is due now and every other second. */
  start(): void
  /** Ends after the events that are being told, or when that takes too long. */
  stop(): Promise<void>
}

/** Listeners that are told at once: a slow one holds up no other. */
const LANES = 8

const POLL_MS = 1_000

/** How long one copy goes on telling a listener; with the last event's time to answer it stays below its lease. */
const SESSION_MS = 20_000

const STOP_MS = 8_000

/** A fault of ours, for which no listener can do anything. */
const UNWRITABLE = 'UNWRITABLE'

/** What came of an event: 'passed over' where nobody was asked, since its listener doesn't want it or it can't be written. */
type Outcome = 'taken' | 'passed over' | { refused: string }

/** Tells listeners what the outbox has for them. Any number of workers may be on one database (decision 057). */
export function createEventWorker(deps: EventWorkerDeps): EventWorker {
  const { db, post, key, eventsOf, wants, metrics, logger, now, random = Math.random } = deps
  const elapsed = deps.elapsed ?? (() => performance.now())
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<unknown> = Promise.resolve()

  /** An event waits for its own time, unless its listener takes none at all: that one waits as a whole, and others are next. */
  async function delay(listener: Listener, delivery: Delivery, code: string): Promise<void> {
    const isItsOwn = listener.failures === 0 || code === UNWRITABLE
    const attempts = delivery.attempts + (isItsOwn ? 1 : 0)
    const wait = isItsOwn ? eventDelay(attempts, random) : 0
    if (!isGivenUp(delivery.created_at, now()))
      return noteNotTaken(db, delivery, code, { attempts, next_try_at: new Date(now().getTime() + wait) })
    await noteNotTaken(db, delivery, code)
    metrics.failed.inc({ api: listener.api })
    logger?.error({ listener: listener.id, subject: delivery.subject, code }, 'an event is given up')
  }

  async function tell(listener: Listener, delivery: Delivery): Promise<Outcome> {
    let events: readonly HubEvent[]
    try {
      events = await eventsOf(delivery, listener.api)
    } catch (error) {
      const { subject, position } = delivery
      logger?.error({ subject, position, error: errorFacts(error) }, 'an event cannot be written')
      await delay(listener, delivery, UNWRITABLE)
      return 'passed over'
    }
    const event = events[delivery.part]
    const isWanted = event !== undefined && wants(listener, event)
    if (isWanted) {
      const body = JSON.stringify(event)
      const signed = signedHeaders(secretOf(key, listener.id), { id: event.eventId, body, at: now() })
      const code = await post({ callback: listener.callback, headers: signed, body })
      if (code !== undefined) {
        await delay(listener, delivery, code)
        return { refused: code }
      }
      metrics.sent.inc({ type: event.eventType })
    }
    const isLast = delivery.part + 1 >= events.length
    await noteTaken(db, delivery, isLast)
    const outcome = isLast ? 'passed over' : await tell(listener, { ...delivery, part: delivery.part + 1, attempts: 0 })
    return isWanted && outcome === 'passed over' ? 'taken' : outcome
  }

  /** Tells a listener what is due, one after the other; answers with why it doesn't take any more. */
  async function tellAll(listener: Listener): Promise<string | undefined> {
    const begun = elapsed()
    for (;;) {
      const due = await dueDeliveries(db, listener, now())
      if (due.length === 0) return undefined
      for (const delivery of due) {
        if (stopped.signal.aborted || elapsed() - begun > SESSION_MS || !(await isOurs(db, listener))) return undefined
        const outcome = await tell(listener, delivery)
        if (typeof outcome === 'object') return outcome.refused
        if (outcome !== 'taken' || listener.failures === 0) continue
        await noteReached(db, listener)
        listener.failures = 0
      }
    }
  }

  async function serve(listener: Listener): Promise<void> {
    const code = await tellAll(listener)
    if (code === undefined) return release(db, listener)
    const failures = listener.failures + 1
    if (failures === 1) logger?.error({ listener: listener.id, code }, 'a listener takes no events')
    const retryAt = new Date(now().getTime() + listenerDelay(failures, random))
    return release(db, listener, { failures, code, retryAt })
  }

  async function deliverDue(): Promise<void> {
    const first = await claimListener(db, now())
    if (!first) return
    const lane =
      (begun?: Listener) =>
      async (failed: AbortSignal): Promise<void> => {
        let listener = begun
        while (!stopped.signal.aborted && !failed.aborted) {
          listener ??= await claimListener(db, now())
          if (!listener) return
          await serve(listener)
          listener = undefined
        }
      }
    await together([lane(first), ...Array.from({ length: LANES - 1 }, () => lane())])
  }

  function schedule(delay: number): void {
    if (stopped.signal.aborted) return
    timer = setTimeout(() => {
      round = deliverDue()
        .catch((error: unknown) => logger?.error({ error: errorFacts(error) }, 'the events cannot be read'))
        .then(() => schedule(POLL_MS))
    }, delay)
    // the process may end without it
    timer.unref()
  }

  return {
    deliverDue,
    start() {
      if (!deps.alone) return schedule(0)
      round = endLeases(db)
        .catch((error: unknown) => logger?.error({ error: errorFacts(error) }, 'the events cannot be read'))
        .then(() => schedule(0))
    },
    async stop() {
      stopped.abort()
      clearTimeout(timer)
      // a listener that says nothing may not hold the shop up; the lease ends by itself
      await Promise.race([round, new Promise((waited) => setTimeout(waited, STOP_MS).unref())])
    },
  }
}
