import type { FastifyBaseLogger } from 'fastify'
import type { Queries } from '../database/database'
import { createPoller, together } from '@nimbus/server-kit/async'
import { errorFacts } from '@nimbus/server-kit/logging'
import { isGivenUp, pauseAfter, retryDelay } from './delays'
import { claimDueMail, endLeases, heldLeases, noteNotSent, noteSent, type DueMail } from './due-mails'
import type { MailAttachment } from '../../kernel/documents/mail'
import { mailBodies } from './mail-bodies'
import type { MailMetrics } from './mail-metrics'
import type { Carrier, Outcome, PrintedAttachment } from './outgoing'
import { qrPictures } from './qr-picture'
import { createDrops } from './drops'
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
  const drops = createDrops()
  const unreadable = (error: unknown): void => logger?.error({ error: errorFacts(error) }, 'the outbox cannot be read')

  async function attempt(mail: DueMail): Promise<Outcome> {
    const { id, created_at: date, kind, recipient: to, subject } = mail
    const attachments: PrintedAttachment[] = []
    let bodies: ReturnType<typeof mailBodies>
    try {
      for (const attachment of mail.attachments) attachments.push(await print(attachment))
      attachments.push(...(await qrPictures(mail.blocks)))
      bodies = mailBodies(subject, mail.blocks)
    } catch (error) {
      logger?.error({ mail: id, kind, error: errorFacts(error) }, 'a mail or a document of it cannot be made')
      return { is: 'refused', permanent: false, code: UNPRINTABLE }
    }
    return carrier.carry({ messageId: `<${id}@${domain}>`, date, kind, to, subject, attachments, ...bodies })
  }

  async function note(mail: DueMail, outcome: Outcome): Promise<void> {
    const { id, kind, attempts } = mail
    if (outcome.is === 'taken') {
      drops.reached(id)
      await noteSent(db, mail, now())
      metrics.sent.inc({ kind })
      return
    }
    const { code } = outcome
    if (outcome.is === 'refused' && code !== UNPRINTABLE) drops.reached(id)
    if (outcome.is === 'unreachable' && drops.failed(id) === 1) logger?.error({ code }, 'mails cannot be sent')
    // a mistake in our settings costs no mail, however long it takes until somebody sees to it
    const isRefused = outcome.is === 'refused' || drops.isItsOwn(id)
    const isForEver = outcome.is === 'refused' && outcome.permanent
    const givenUp = isForEver || (isRefused && isGivenUp(mail.created_at, now()))
    const delay = isRefused ? retryDelay(attempts, random) : pauseAfter(attempts, random)
    await noteNotSent(db, mail, { code, retryAt: givenUp ? undefined : new Date(now().getTime() + delay) })
    if (!givenUp) return waits.delay(mail, delay)
    drops.forget(id)
    metrics.failed.inc({ kind })
    logger?.error({ mail: id, kind, code, attempts }, 'a mail is given up')
  }

  /** Sends one mail, if one is due. */
  async function deliverOne(): Promise<'nothing due' | Outcome['is']> {
    const mail = poller.stopped.aborted ? undefined : await claimDueMail(db, now(), waits.known())
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
    if (first === 'unreachable' && !drops.isAway()) first = await deliverOne()
    if (first === 'nothing due') return true
    if (first === 'unreachable' && drops.isAway()) return false
    let goesOn = true
    const lane = async (failed: AbortSignal): Promise<void> => {
      while (goesOn && !failed.aborted) {
        const outcome = await deliverOne()
        if (outcome === 'nothing due') return
        // the others would fare no better
        if (outcome === 'unreachable' && drops.isAway()) goesOn = false
      }
    }
    await together(Array.from({ length: LANES }, () => lane))
    return goesOn
  }

  const poller = createPoller({
    async round() {
      const reached = await deliverDue()
      return reached ? POLL_MS : pauseAfter(drops.failures(), random)
    },
    before: deps.alone ? () => endLeases(db) : undefined,
    onError: unreadable,
    pauseMs: POLL_MS,
    stopMs: STOP_MS,
  })

  return { deliverDue, start: poller.start, stop: poller.stop }
}
