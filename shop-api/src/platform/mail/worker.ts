import type { FastifyBaseLogger } from 'fastify'
import type { Queries } from '../database/database'
import { errorFacts } from '@nimbus/server-kit/logging'
import { isGivenUp, pauseAfter, retryDelay } from './delays'
import { claimDueMail, endLeases, heldLeases, noteNotSent, noteSent, type DueMail } from './due-mails'
import type { MailAttachment } from '../../kernel/documents/mail'
import { mailBodies } from './mail-bodies'
import type { MailMetrics } from './mail-metrics'
import type { Carrier, Outcome, PrintedAttachment } from './outgoing'
import { qrPictures } from './qr-picture'
import { createWaits } from './waits'

export interface MailWorkerDeps {
  db: Queries
  carrier: Carrier
  /** The part of Message-IDs behind the @. */
  domain: string
  print: (attachment: MailAttachment) => Promise<PrintedAttachment>
  metrics: MailMetrics
  logger?: Pick<FastifyBaseLogger, 'error'> | undefined
  /** Real time: SHOP_CLOCK may stand still. */
  now: () => Date
  /** Milliseconds of a clock that nobody sets. */
  elapsed?: () => number
  /** True where no other worker can be on this database: what a killed one was sending is taken over at once. */
  alone?: boolean
  random?: () => number
}

export interface MailWorker {
  /** Sends what is due, an order's mails first, until nothing is or no server takes any of it; false then. */
  deliverDue(): Promise<boolean>
  /** Looks for due mails now and every other second. */
  start(): void
  /** Ends after the mail that is being sent, or when that takes too long. */
  stop(): Promise<void>
}

/** Mails that are on their way at once, each in a connection of its own: a slow one holds up no other. */
const LANES = 4

/** How often is looked for new mails, in milliseconds. */
const POLL_MS = 2_000

/** How long a stop waits for the mail that is being sent, in milliseconds. */
const STOP_MS = 8_000

/** A mail of ours that no server has seen. */
const UNPRINTABLE = 'UNPRINTABLE'

/** Sends the outbox. Any number of them may work on one database (decision 028). */
export function createMailWorker(deps: MailWorkerDeps): MailWorker {
  const { db, carrier, domain, print, metrics, logger, now, random = Math.random } = deps
  const waits = createWaits(deps.elapsed ?? (() => performance.now()))
  /** Failures since a server was last reached, and the mails that they were of. */
  let failures = 0
  const unreached = new Set<string>()
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<unknown> = Promise.resolve()

  async function attempt(mail: DueMail): Promise<Outcome> {
    const { id, created_at: date, kind, recipient: to, subject } = mail
    const attachments: PrintedAttachment[] = []
    try {
      for (const attachment of mail.attachments) attachments.push(await print(attachment))
      attachments.push(...(await qrPictures(mail.blocks)))
    } catch (error) {
      logger?.error({ mail: id, kind, error: errorFacts(error) }, 'a document of a mail cannot be printed')
      return { is: 'refused', permanent: false, code: UNPRINTABLE }
    }
    const messageId = `<${id}@${domain}>`
    return carrier.carry({ messageId, date, kind, to, subject, attachments, ...mailBodies(subject, mail.blocks) })
  }

  async function note(mail: DueMail, outcome: Outcome): Promise<void> {
    const { id, kind, attempts } = mail
    if (outcome.is === 'taken') {
      reached()
      await noteSent(db, mail, now())
      metrics.sent.inc({ kind })
      return
    }
    const { code } = outcome
    // a mistake in our settings costs no mail, however long it takes until somebody sees to it
    const givenUp = outcome.is === 'refused' && (outcome.permanent || isGivenUp(mail.created_at, now()))
    if (outcome.is === 'refused' && code !== UNPRINTABLE) reached()
    if (outcome.is === 'unreachable') {
      failures += 1
      unreached.add(id)
      if (failures === 1) logger?.error({ code }, 'mails cannot be sent')
    }
    const delay = outcome.is === 'refused' ? retryDelay(attempts, random) : pauseAfter(attempts, random)
    await noteNotSent(db, mail, { code, retryAt: givenUp ? undefined : new Date(now().getTime() + delay) })
    if (!givenUp) return waits.delay(id, delay)
    metrics.failed.inc({ kind })
    logger?.error({ mail: id, kind, code, attempts }, 'a mail is given up')
  }

  function reached(): void {
    failures = 0
    unreached.clear()
  }

  /** One mail may be the cause by itself, which a server drops each time; of two it is the server. */
  const isAway = (): boolean => unreached.size > 1

  /** Sends one mail, if one is due. */
  async function deliverOne(): Promise<'nothing due' | Outcome['is']> {
    const mail = stopping ? undefined : await claimDueMail(db, now(), waits.known())
    if (!mail) return 'nothing due'
    const end = waits.sending(mail.id)
    try {
      const outcome = await attempt(mail)
      await note(mail, outcome)
      return outcome.is
    } finally {
      end()
    }
  }

  async function deliverDue(): Promise<boolean> {
    waits.see(await heldLeases(db))
    // one alone finds out whether there is a server at all
    let first = await deliverOne()
    if (first === 'unreachable' && !isAway()) first = await deliverOne()
    if (first === 'nothing due') return true
    if (first === 'unreachable' && isAway()) return false
    let goesOn = true
    const lane = async (): Promise<void> => {
      while (goesOn) {
        const outcome = await deliverOne()
        if (outcome === 'nothing due') return
        // the others would fare no better
        if (outcome === 'unreachable' && isAway()) goesOn = false
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    return goesOn
  }

  function schedule(delay: number): void {
    if (stopping) return
    timer = setTimeout(() => {
      round = deliverDue()
        .catch((error: unknown) => {
          logger?.error({ error: errorFacts(error) }, 'the outbox cannot be read')
          return true
        })
        .then((reached) => schedule(reached ? POLL_MS : pauseAfter(failures, random)))
    }, delay)
    // the process may end without it
    timer.unref()
  }

  return {
    deliverDue,
    start() {
      if (!deps.alone) return schedule(0)
      round = endLeases(db)
        .catch((error: unknown) => logger?.error({ error: errorFacts(error) }, 'the outbox cannot be read'))
        .then(() => schedule(0))
    },
    async stop() {
      stopping = true
      clearTimeout(timer)
      // a server that says nothing may not hold the shop up; the lease ends by itself
      await Promise.race([round, new Promise((waited) => setTimeout(waited, STOP_MS).unref())])
    },
  }
}
