import type { FastifyBaseLogger } from 'fastify'
import { createPoller, inTurn } from '@nimbus/server-kit/async'
import { errorFacts } from '@nimbus/server-kit/logging'
import type { Queries } from '../database/database'
import { claimListener, endLeases, noteReached, release, type AfterTurn, type Listener } from './claim-listener'
import { databaseNow, type DatabaseClock } from './database-clock'
import { eventDelay, listenerDelay, MOST_FAILURES, MOST_TRIES, NOT_ALLOWED_MS } from './delays'
import { dropEmptyLine, dueLines, firstOf, noteGivenUp, noteNotTaken, noteTaken, type Delivery } from './due-events'
import type { EventMetrics } from './event-metrics'
import { keepUp } from './outbox-upkeep'
import { isAboutEvent, NOT_ALLOWED, type PostEvent } from './post-event'
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
  /** Announces what no call does, such as what a day brings. */
  announceDue?: () => Promise<void>
  /** Whether a listener has asked for such events. */
  wants: (listener: Listener, event: HubEvent) => boolean
  metrics: EventMetrics
  logger?: Pick<FastifyBaseLogger, 'error'> | undefined
  /** Real time of this copy, for signatures alone: SHOP_CLOCK may stand still. */
  now: () => Date
  /** By which copies agree on who waits for how long. */
  databaseClock?: DatabaseClock
  /** Milliseconds of a clock that nobody sets. */
  elapsed?: () => number
  /** True where no other worker can be on this database. */
  alone?: boolean
  random?: () => number
  mostWaiting?: number
}

export interface EventWorker {
  /** Tells each listener what is due, until nothing is. */
  deliverDue(): Promise<void>
  /** Keeps the outbox bounded. */
  keepUp(): Promise<void>
  /** Looks for what is due now and every other second. */
  start(): void
  /** Ends after the events that are being told, or when that takes too long. */
  stop(): Promise<void>
}

/** Listeners that are told at once: as many as all hubs together have, so that nobody waits for another's answers. */
const LANES = 40

const POLL_MS = 1_000

/** How often the outbox is kept up. */
const UPKEEP_MS = 60_000

/** Of one turn: events, and milliseconds after which none is begun. With the last one's time to answer it stays below its lease. */
const TURN = { events: 50, ms: 5_000 }

const STOP_MS = 8_000

/** A fault of ours, for which no listener can do anything. */
const UNWRITABLE = 'UNWRITABLE'

/** What came of an event: 'passed over' where nobody was asked, since its listener doesn't want it or it can't be written. */
type Outcome = 'taken' | 'passed over' | { refused: string }

/** Tells listeners what the outbox has for them. Any number of workers may be on one database (decisions 057 and 062). */
export function createEventWorker(deps: EventWorkerDeps): EventWorker {
  const { db, post, key, eventsOf, wants, metrics, logger, now, random = Math.random } = deps
  const clock = deps.databaseClock ?? databaseNow
  const elapsed = deps.elapsed ?? (() => performance.now())
  const turns = new Set<Promise<void>>()
  let keptUpAt: number | undefined
  let keepingUp: Promise<void> = Promise.resolve()

  const unreadable = (error: unknown): void => logger?.error({ error: errorFacts(error) }, 'the events cannot be read')

  /** An event waits for its own time, unless its listener takes none at all: that one waits as a whole, and others are next. */
  async function delay(listener: Listener, delivery: Delivery, code: string): Promise<void> {
    const isItsOwn = code === UNWRITABLE || isAboutEvent(code) || (listener.failures === 0 && code !== NOT_ALLOWED)
    const attempts = delivery.attempts + (isItsOwn ? 1 : 0)
    const waitMs = isItsOwn ? eventDelay(attempts, random) : 0
    if (attempts < MOST_TRIES || !isItsOwn) return noteNotTaken(db, delivery, { attempts, waitMs, code }, clock)
    await noteGivenUp(db, delivery, code, clock)
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
    await noteTaken(db, delivery, isLast, clock)
    const outcome = isLast ? 'passed over' : await tell(listener, { ...delivery, part: delivery.part + 1, attempts: 0 })
    return isWanted && outcome === 'passed over' ? 'taken' : outcome
  }

  /** Tells a listener what comes next of a subject; answers with why it doesn't take it. */
  async function tellNext(listener: Listener, subject: string): Promise<string | undefined> {
    const [delivery] = await firstOf(db, listener, subject)
    if (!delivery) {
      await dropEmptyLine(db, { listener_id: listener.id, subject })
      return undefined
    }
    const outcome = await tell(listener, delivery)
    if (typeof outcome === 'object') return outcome.refused
    if (outcome === 'passed over' || listener.last_error === null) return undefined
    await noteReached(db, listener)
    Object.assign(listener, { failures: 0, last_error: null })
    return undefined
  }

  /** Tells a listener a part of what is due, one after the other; answers with why it doesn't take any more. */
  async function tellSome(listener: Listener): Promise<string | undefined> {
    const begun = elapsed()
    for (let left = TURN.events; left > 0;) {
      const lines = await dueLines(db, listener, clock, left)
      if (lines.length === 0) return undefined
      for (const { subject } of lines) {
        if (poller.stopped.aborted || elapsed() - begun > TURN.ms) return undefined
        const refused = await tellNext(listener, subject)
        if (refused !== undefined) return refused
        left -= 1
      }
    }
    return undefined
  }

  function afterTurn({ id, failures: before, last_error }: Listener, code: string | undefined): AfterTurn {
    if (code === undefined) return { is: 'served' }
    if (last_error === null) logger?.error({ listener: id, code }, 'a listener takes no events')
    // our own setting, by which nobody is asked
    if (code === NOT_ALLOWED) return { is: 'failing', failures: before, code, waitMs: NOT_ALLOWED_MS }
    const failures = before + 1
    if (failures < MOST_FAILURES) return { is: 'failing', failures, code, waitMs: listenerDelay(failures, random) }
    logger?.error({ listener: id, code }, 'a listener is given up')
    return { is: 'given up', failures, code }
  }

  async function serve(listener: Listener): Promise<void> {
    let after: AfterTurn = { is: 'served' }
    try {
      after = afterTurn(listener, await tellSome(listener))
    } finally {
      await release(db, listener, clock, after)
    }
  }

  /**
   * Begins a turn of each listener for whom something is due. Who needs another gets it after all others; nobody waits for
   * the end of anybody's.
   */
  const begin = inTurn(async () => {
    while (turns.size < LANES && !poller.stopped.aborted) {
      const listener = await claimListener(db, clock)
      if (!listener) return
      const turn: Promise<void> = serve(listener)
        .then(() => void turns.delete(turn))
        .then(begin)
        .catch(unreadable)
        .finally(() => turns.delete(turn))
      turns.add(turn)
    }
  })

  const settled = async (): Promise<void> => {
    while (turns.size > 0) await Promise.all(turns)
  }

  const upkeep = (): Promise<void> =>
    keepUp({
      db,
      now: clock,
      onLoss: (facts, message) => logger?.error(facts, message),
      onFault: unreadable,
      stopped: poller.stopped,
      ...(deps.mostWaiting !== undefined && { mostWaiting: deps.mostWaiting }),
    })

  const poller = createPoller({
    async round() {
      await deps.announceDue?.().catch(unreadable)
      await begin().catch(unreadable)
      if (keptUpAt === undefined || elapsed() - keptUpAt >= UPKEEP_MS) {
        keptUpAt = elapsed()
        keepingUp = keepingUp.then(upkeep).catch(unreadable)
      }
      return POLL_MS
    },
    before: deps.alone ? () => endLeases(db) : undefined,
    onError: unreadable,
    pauseMs: POLL_MS,
    behind: () => Promise.all([settled(), keepingUp]),
    stopMs: STOP_MS,
  })

  return {
    async deliverDue() {
      await begin()
      await settled()
    },
    keepUp: upkeep,
    start: poller.start,
    stop: poller.stop,
  }
}
