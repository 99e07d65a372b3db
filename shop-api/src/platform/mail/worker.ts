import type { FastifyBaseLogger } from 'fastify'
import type { Queries } from '../database/database'
import { errorFacts } from '@nimbus/server-kit/logging'
import { isGivenUp, pauseAfter, retryDelay } from './delays'
import { claimDueMail, noteNotSent, noteSent, type DueMail } from './due-mails'
import type { MailAttachment } from '../../kernel/documents/mail'
import { mailBodies } from './mail-bodies'
import type { MailMetrics } from './mail-metrics'
import type { Carrier, Outcome, PrintedAttachment } from './outgoing'
import { qrPictures } from './qr-picture'

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
  random?: () => number
}

export interface MailWorker {
  /** Sends what is due, an order's mails first, until nothing is or no server takes it; false then. */
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
  let failures = 0
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
      failures = 0
      await noteSent(db, mail, now())
      metrics.sent.inc({ kind })
      return
    }
    const { code } = outcome
    // a mistake in our settings costs no mail, however long it takes until somebody sees to it
    const givenUp = outcome.is === 'refused' && (outcome.permanent || isGivenUp(mail.created_at, now()))
    if (outcome.is === 'refused' && code !== UNPRINTABLE) failures = 0
    if (outcome.is === 'unreachable') {
      failures += 1
      if (failures === 1) logger?.error({ code }, 'mails cannot be sent')
    }
    const delay = outcome.is === 'refused' ? retryDelay(attempts, random) : pauseAfter(failures, random)
    await noteNotSent(db, mail, { code, retryAt: givenUp ? undefined : new Date(now().getTime() + delay) })
    if (!givenUp) return
    metrics.failed.inc({ kind })
    logger?.error({ mail: id, kind, code, attempts }, 'a mail is given up')
  }

  /** Sends one mail, if one is due. */
  async function deliverOne(): Promise<'nothing due' | Outcome['is']> {
    const mail = stopping ? undefined : await claimDueMail(db, now())
    if (!mail) return 'nothing due'
    const outcome = await attempt(mail)
    await note(mail, outcome)
    return outcome.is
  }

  async function deliverDue(): Promise<boolean> {
    // one alone finds out whether there is a server at all
    const first = await deliverOne()
    if (first === 'nothing due') return true
    if (first === 'unreachable') return false
    let reached = true
    const lane = async (): Promise<void> => {
      while (reached) {
        const outcome = await deliverOne()
        if (outcome === 'nothing due') return
        // the others would fare no better
        if (outcome === 'unreachable') reached = false
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    return reached
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
    start: () => schedule(0),
    async stop() {
      stopping = true
      clearTimeout(timer)
      // a server that says nothing may not hold the shop up; the lease ends by itself
      await Promise.race([round, new Promise((waited) => setTimeout(waited, STOP_MS).unref())])
    },
  }
}
