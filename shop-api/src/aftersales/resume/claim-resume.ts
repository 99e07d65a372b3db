import type { ResumedOrder } from '@nimbus/shared-contracts/order'
import { isAvailabilityValid } from '@nimbus/shared-contracts/availability'
import { and, eq, gt } from 'drizzle-orm'
import { rememberAvailability } from '../../qualification/availability/availability-repository'
import type { Queries } from '../../platform/database/database'
import { once } from '../../platform/database/idempotency'
import { drafts, resumeCodes } from '../../platform/database/schema'
import { ApiException } from '../../kernel/errors/api-exception'
import { alreadyOrdered } from '../../ordering/drafts/already-ordered'
import { findDraft, lockSession, orderOfDraft } from '../../ordering/drafts/drafts'
import { priceCart, type PriceSource } from '../../ordering/cart/price-cart'
import { release } from '../../platform/reservations/reservations'
import { hashOf } from './code'

export interface Claim {
  code: string
  /** The session of the device that goes on. */
  sessionId: string
  /** The Idempotency-Key: whoever lost the answer on the way gets it again. */
  key: string | undefined
  /** The real time. */
  now: Date
}

/** The same for a code that was used, that is too old and that never was, since nobody else need know which. */
const UNUSABLE =
  'Dieser Link gilt nicht mehr. Jeder Link lässt sich einmal öffnen, innerhalb von 24 Stunden. Bitte fordern Sie auf dem ersten Gerät unter „Später weitermachen“ einen neuen an.'

/**
 * Takes a one-time code: of two claims at once one gets it, since they delete the same row. What it stands for is the
 * claiming session's from now on; the draft of the first device goes, so that one order comes of it.
 */
export async function claimResume(
  { db, catalogue }: { db: Queries; catalogue: PriceSource },
  { code, sessionId, key, now }: Claim,
): Promise<ResumedOrder> {
  return db.transaction(async (tx) =>
    once(tx, { sessionId, operation: 'resume', key, request: [hashOf(code)] }, async () => {
      const taken = await takeCode(tx, code, now)
      if (!taken) throw new ApiException(404, 'NotFoundException', UNUSABLE)
      if (taken.draft_id !== null) await endDraft(tx, taken.draft_id)
      const check_data = isAvailabilityValid(taken.check_data, now) ? taken.check_data : null
      if (check_data) await rememberAvailability(tx, sessionId, check_data)
      const { cart, details } = priceCart(catalogue, taken.payload)
      return {
        cart,
        details,
        check_data,
        answered_at: now.toISOString(),
        situation: taken.situation,
        values: taken.values,
      }
    }),
  )
}

/** The code's row, which is gone with this, as are all other codes of its session: two devices must not go on with one order. */
async function takeCode(tx: Queries, code: string, now: Date): Promise<typeof resumeCodes.$inferSelect | undefined> {
  const isCode = and(eq(resumeCodes.code_hash, hashOf(code)), gt(resumeCodes.valid_until, now))
  const [found] = await tx.select().from(resumeCodes).where(isCode)
  if (!found) return undefined
  await lockSession(tx, found.session_id)
  const [taken] = await tx.delete(resumeCodes).where(isCode).returning()
  if (taken) await tx.delete(resumeCodes).where(eq(resumeCodes.session_id, taken.session_id))
  return taken
}

/** The first device finds nothing to go on with; 409 when it has ordered meanwhile. */
async function endDraft(tx: Queries, id: string): Promise<void> {
  const draft = await findDraft(tx, id, { lock: true })
  if (!draft) return
  const order = await orderOfDraft(tx, draft.id)
  if (order) throw alreadyOrdered(order.order_id)
  await release(tx, undefined, draft.id)
  await tx.delete(drafts).where(eq(drafts.id, draft.id))
}
