import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, notExists, or } from 'drizzle-orm'
import {
  DRAFT_HOURS,
  endedYears,
  LETTER_YEARS,
  MAIL_DAYS,
  SESSION_HOURS,
  VOUCHER_YEARS,
  RULES_DAYS,
} from '../../kernel/dates/periods'
import { releaseOld } from '../reservations/reservations'
import type { Queries } from '../database/database'
import { eventDeliveries } from '../database/event-tables'
import {
  availabilities,
  callCounts,
  declarations,
  drafts,
  draftScopes,
  formRules,
  idempotentCalls,
  keptChecks,
  mails,
  orders,
  resumeCodes,
  sessions,
} from '../database/schema'

const HOUR_MS = 60 * 60 * 1000

/** How often what is too old is looked for: often enough for a period in hours to mean these. */
const PURGE_EVERY_MS = 10 * 60 * 1000

/**
 * Deletes what has had its time (docs/personal-data.md): unfinished orders with what was typed, checked addresses, codes to
 * go on elsewhere, kept answers, sessions, events that were given up, what was held for too long, mails of no order and the
 * contents of all others, counts of calls, rules of forms of days before; and what the law asks for once its years are over, an order with the note
 * of its mails. Orders stay as long as their contracts may run. `now` is the real time.
 */
export async function purge(db: Queries, now: Date): Promise<void> {
  const oldestDraft = hoursBefore(now, DRAFT_HOURS)
  const oldestSession = hoursBefore(now, SESSION_HOURS)
  await db.transaction(async (tx) => {
    const lately = tx
      .select()
      .from(draftScopes)
      .where(and(eq(draftScopes.draft_id, drafts.id), gte(draftScopes.saved_at, oldestDraft)))
    // a session that is refreshed for days keeps no draft of its first one
    await tx.delete(drafts).where(and(lt(drafts.created_at, oldestDraft), notExists(lately)))
    const goingOn = tx.select().from(drafts).where(eq(drafts.session_id, idempotentCalls.session_id))
    await tx.delete(idempotentCalls).where(
      or(
        // who lost the answer to an order may ask for it as long as a token lives
        lt(idempotentCalls.created_at, oldestSession),
        and(lt(idempotentCalls.created_at, oldestDraft), ne(idempotentCalls.operation, 'submit'), notExists(goingOn)),
      ),
    )
    await tx.delete(availabilities).where(lt(availabilities.checked_at, oldestDraft))
    await tx.delete(keptChecks).where(lt(keptChecks.created_at, oldestDraft))
    await tx.delete(sessions).where(lt(sessions.seen_at, oldestSession))
    await tx.delete(resumeCodes).where(lt(resumeCodes.valid_until, now))
    await releaseOld(tx, now)
    const oldMails = and(ne(mails.state, 'queued'), lt(mails.created_at, hoursBefore(now, MAIL_DAYS * HOURS_A_DAY)))
    await tx.delete(mails).where(and(isNull(mails.order_id), oldMails))
    await tx
      .update(mails)
      .set({ recipient: '', subject: '', blocks: [], attachments: [] })
      .where(and(ne(mails.recipient, ''), oldMails))
    const oldEvents = lt(eventDeliveries.created_at, hoursBefore(now, MAIL_DAYS * HOURS_A_DAY))
    await tx.delete(eventDeliveries).where(and(eq(eventDeliveries.state, 'failed'), oldEvents))
    await tx.delete(declarations).where(lt(declarations.received_at, endedYears(now, LETTER_YEARS)))
    const gone = await tx
      .delete(orders)
      .where(and(isNotNull(orders.reduced_at), lt(orders.reduced_at, endedYears(now, VOUCHER_YEARS))))
      .returning({ id: orders.order_id })
    const ofGone = inArray(
      mails.order_id,
      gone.map(({ id }) => id),
    )
    if (gone.length > 0) await tx.delete(mails).where(and(ne(mails.state, 'queued'), ofGone))
    await tx.delete(formRules).where(lt(formRules.created_at, hoursBefore(now, RULES_DAYS * HOURS_A_DAY)))
    await tx.delete(callCounts).where(lt(callCounts.begun_at, hoursBefore(now, 1)))
  })
}

const HOURS_A_DAY = 24

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS)

/** Purges now and then every ten minutes; a failure is told and tried again. Returns what ends it and waits for a running purge. */
export function purgeRegularly(db: Queries, onError: (error: unknown) => void): () => Promise<void> {
  const attempt = (): Promise<void> => purge(db, new Date()).catch(onError)
  let running = attempt()
  const timer = setInterval(() => {
    running = attempt()
  }, PURGE_EVERY_MS)
  // the process may end without it
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
