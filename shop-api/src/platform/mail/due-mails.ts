import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, min, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { mails } from '../database/schema'

export type DueMail = typeof mails.$inferSelect

/** How long a mail is kept from others while one copy of the shop sends it; longer than an SMTP server may be silent. */
export const LEASE_MS = 5 * 60_000

/** A mail after so many tries, by whichever copy. */
export type TriedMail = Pick<DueMail, 'id' | 'attempts'>

/** What a worker knows by a clock that nobody sets, whatever time the rows name. */
export interface OwnKnowledge {
  /** Mails whose delay is over, unless somebody else has tried them meanwhile. */
  due: readonly TriedMail[]
  /** Mails that it is sending. */
  sending: readonly string[]
  /** Leases of others that have lasted for `LEASE_MS` before its eyes. */
  abandoned: readonly string[]
}

/**
 * Takes the mail that is due longest of those that go first, for this caller alone: others skip it until the lease ends, which it does by itself
 * when its holder has died. No transaction stays open while the mail is on its way: PGlite has one session for everything.
 * A mail that nobody has tried yet is due whatever the clock says: one that was set back held mails up for that long.
 */
export async function claimDueMail(
  db: Queries,
  now: Date,
  { due: waited, sending, abandoned }: OwnKnowledge,
): Promise<DueMail | undefined> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.state, 'queued'),
        // one that somebody has taken was due then
        or(eq(mails.attempts, 0), lte(mails.next_try_at, now), isNotNull(mails.lease), isOneOf(waited)),
        or(isNull(mails.leased_until), lte(mails.leased_until, now), inArray(mails.lease, [...abandoned])),
        notInArray(mails.id, [...sending]),
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

/** True for what was tried as often and no more: the delay of a later try, which another copy noted, counts instead. */
function isOneOf(tried: readonly TriedMail[]): SQL | undefined {
  if (tried.length === 0) return undefined
  const rows = tried.map(({ id, attempts }) => sql`(${id}::uuid, ${attempts}::integer)`)
  return sql`(${mails.id}, ${mails.attempts}) in (${sql.join(rows, sql`, `)})`
}

/** The leases that somebody has, living or dead. */
export async function heldLeases(db: Queries): Promise<string[]> {
  const held = await db
    .select({ lease: mails.lease })
    .from(mails)
    .where(and(eq(mails.state, 'queued'), isNotNull(mails.lease)))
  return held.flatMap(({ lease }) => lease ?? [])
}

/**
 * Ends all leases, for whoever knows that nobody else can be sending: what a kill has left goes at once. Whose they were stays
 * on the mail, as the sign that it was due, which the clock may deny by now.
 */
export async function endLeases(db: Queries): Promise<void> {
  await db.update(mails).set({ leased_until: null }).where(eq(mails.state, 'queued'))
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
  /** When the oldest was written that no recipient has put off: it waits for us or for our server. */
  stuck: Date | null
}

/** True of a mail that its recipient's server has refused for now (RFC 5321, 4.2.1): 4yz, but not that it closes. */
const putOff = sql`coalesce(${mails.last_error} like '4__' and ${mails.last_error} <> '421', false)`

/** How many mails wait, and since when the oldest does. */
export async function waitingMails(db: Queries): Promise<WaitingMails> {
  const [waiting] = await db
    .select({
      queued: count(),
      oldest: min(mails.created_at),
      stuck: sql<Date | null>`min(${mails.created_at}) filter (where not ${putOff})`.mapWith(mails.created_at),
    })
    .from(mails)
    .where(eq(mails.state, 'queued'))
  return waiting ?? { queued: 0, oldest: null, stuck: null }
}
