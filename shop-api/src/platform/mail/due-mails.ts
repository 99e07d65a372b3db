import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, isNull, lte, min, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { mails } from '../database/schema'

export type DueMail = typeof mails.$inferSelect

/** How long a mail is kept from others while one copy of the shop sends it; longer than an SMTP server may be silent. */
const LEASE_MS = 5 * 60_000

/**
 * Takes the mail that is due longest of those that go first, for this caller alone: others skip it until the lease ends, which it does by itself
 * when its holder has died. No transaction stays open while the mail is on its way: PGlite has one session for everything.
 */
export async function claimDueMail(db: Queries, now: Date): Promise<DueMail | undefined> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.state, 'queued'),
        lte(mails.next_try_at, now),
        or(isNull(mails.leased_until), lte(mails.leased_until, now)),
      ),
    )
    .orderBy(asc(mails.rank), asc(mails.next_try_at), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await db
    .update(mails)
    .set({
      lease: randomUUID(),
      leased_until: new Date(now.getTime() + LEASE_MS),
      attempts: sql`${mails.attempts} + 1`,
    })
    // one value, not a set: the planner may look for a set more than once, and lock more than one row
    .where(eq(mails.id, due))
    .returning()
  return mail
}

/** Notes that a mail is on its way. Whoever holds the lease by now: it is sent. */
export async function noteSent(db: Queries, { id }: DueMail, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', sent_at: now, lease: null, leased_until: null, last_error: null })
    .where(eq(mails.id, id))
}

/** Lets go of a mail that wasn't taken, for another try at `retryAt` or for ever. */
export async function noteNotSent(
  db: Queries,
  { id, lease }: DueMail,
  { code, retryAt }: { code: string; retryAt: Date | undefined },
): Promise<void> {
  const next = retryAt ? { next_try_at: retryAt } : { state: 'failed' as const }
  await db
    .update(mails)
    .set({ ...next, lease: null, leased_until: null, last_error: code })
    .where(and(eq(mails.id, id), eq(mails.lease, lease!)))
}

export interface WaitingMails {
  queued: number
  /** When the oldest was written. */
  oldest: Date | null
}

/** How many mails wait, and since when the oldest does. */
export async function waitingMails(db: Queries): Promise<WaitingMails> {
  const [waiting] = await db
    .select({ queued: count(), oldest: min(mails.created_at) })
    .from(mails)
    .where(eq(mails.state, 'queued'))
  return waiting ?? { queued: 0, oldest: null }
}
