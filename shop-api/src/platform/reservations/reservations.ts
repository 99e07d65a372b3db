import { and, count, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { reservations } from '../database/schema'

export type ReservationKind = (typeof reservations.$inferSelect)['kind']

/** How long something is held for a draft whose customer fills in the rest, in real time. */
const HOLD_MS = 60 * 60 * 1000

/** What a draft wants of something there is only so much of. */
export interface Wish {
  kind: ReservationKind
  /** Which one: a time, a number. */
  thing: string
  /** How many drafts and orders can have it. */
  places: number
  draftId: string
}

/**
 * Holds a thing for a draft, in place of what it held before; false when all places are taken. Of two that want the last
 * place at once one gets it, since a place is one row. `now` is the real time.
 */
export async function hold(tx: Queries, { kind, thing, places, draftId }: Wish, now: Date): Promise<boolean> {
  const held_until = new Date(now.getTime() + HOLD_MS)
  const kept = await tx
    .update(reservations)
    .set({ held_until })
    .where(and(ofDraft(kind, draftId), eq(reservations.thing, thing)))
    .returning({ place: reservations.place })
  if (kept.length > 0) return true
  const ofThing = and(eq(reservations.kind, kind), eq(reservations.thing, thing))
  await lock(tx, or(ofThing, ofDraft(kind, draftId)))
  await release(tx, kind, draftId)
  await tx.delete(reservations).where(and(ofThing, hasRunOut(now)))
  for (let place = 1; place <= places; place += 1) {
    const taken = await tx
      .insert(reservations)
      .values({ kind, thing, place, draft_id: draftId, held_until })
      .onConflictDoNothing({ target: [reservations.kind, reservations.thing, reservations.place] })
      .returning({ place: reservations.place })
    if (taken.length > 0) return true
  }
  return false
}

/** Makes a thing the order's, held before or not; false when all places are taken meanwhile. */
export async function book(tx: Queries, wish: Wish, orderId: string, now: Date): Promise<boolean> {
  if (!(await hold(tx, wish, now))) return false
  await tx.update(reservations).set({ order_id: orderId }).where(ofDraft(wish.kind, wish.draftId))
  return true
}

/** Gives back what a draft holds of a kind, or of all kinds; what is booked stays. */
export async function release(tx: Queries, kind: ReservationKind | undefined, draftId: string): Promise<void> {
  const ofKind = kind && eq(reservations.kind, kind)
  await tx.delete(reservations).where(and(ofKind, eq(reservations.draft_id, draftId), isNull(reservations.order_id)))
}

/** Gives back what an order has booked, once nothing comes of it any more, and says what that was. */
export const free = (tx: Queries, orderId: string): Promise<{ thing: string }[]> =>
  tx.delete(reservations).where(eq(reservations.order_id, orderId)).returning({ thing: reservations.thing })

/** Which things are asked for; what is booked stays for years, so that nobody asks for all. */
interface Things {
  kind: ReservationKind
  /** Some of them, or those from one on and before another, by their names. */
  things: readonly string[] | { from: string; before: string }
  /** Whose own places don't count. */
  draftId?: string
}

/** How many places of each of these things others have: {'2026-12-14T08 01' → 3}. What is held for too long counts no more. */
export async function takenByOthers(
  q: Queries,
  { kind, things, draftId }: Things,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const among =
    'from' in things
      ? and(gte(reservations.thing, things.from), lt(reservations.thing, things.before))
      : inArray(reservations.thing, [...things])
  const rows = await q
    .select({ thing: reservations.thing, places: count() })
    .from(reservations)
    .where(
      and(
        eq(reservations.kind, kind),
        among,
        draftId === undefined ? undefined : ne(reservations.draft_id, draftId),
        or(isNotNull(reservations.order_id), gt(reservations.held_until, now)),
      ),
    )
    .groupBy(reservations.thing)
  return new Map(rows.map(({ thing, places }) => [thing, places]))
}

/** Deletes what was held for too long. */
export async function releaseOld(tx: Queries, now: Date): Promise<void> {
  await lock(tx, hasRunOut(now))
  await tx.delete(reservations).where(hasRunOut(now))
}

/**
 * Locks rows in the one order that all take: of two shoppers who want each other's the second waits for the first, where
 * otherwise each would wait for the other.
 */
async function lock(tx: Queries, which: SQL | undefined): Promise<void> {
  const { kind, thing, place } = reservations
  await tx.select({ place }).from(reservations).where(which).orderBy(kind, thing, place).for('update')
}

const ofDraft = (kind: ReservationKind, draftId: string) =>
  and(eq(reservations.kind, kind), eq(reservations.draft_id, draftId))

const hasRunOut = (now: Date) => and(isNull(reservations.order_id), lte(reservations.held_until, now))
