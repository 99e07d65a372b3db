import { isAvailabilityValid } from '@nimbus/shared-contracts/availability'
import type { ResumeRequest } from '@nimbus/shared-contracts/order'
import { availabilityOf } from '../../qualification/availability/availability-repository'
import type { Queries } from '../../platform/database/database'
import { resumeCodes } from '../../platform/database/schema'
import { alreadyOrdered } from '../../ordering/drafts/already-ordered'
import { findDraft, orderOfDraft, savedScopesOf, type Draft, type SavedScopes } from '../../ordering/drafts/drafts'
import { hashOf, newCode, type OfferedCode } from './code'
import { travellingValues } from './travelling-values'

/** How long a code can be used; a draft isn't kept for longer (real time). */
const VALID_MS = 24 * 60 * 60 * 1000

/**
 * Keeps what another device shall go on with, and makes the one-time code for it, of which only the hash is stored. What
 * was typed last counts before what was saved. `now` is the real time.
 */
export async function offerResume(
  tx: Queries,
  { order_id, payload, situation, values }: ResumeRequest,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<OfferedCode> {
  const draft = order_id === undefined ? undefined : await ownDraft(tx, order_id, sessionId)
  const saved: SavedScopes = draft ? await savedScopesOf(tx, draft.id) : new Map()
  const known = Object.fromEntries([...saved].map(([scope, answers]) => [scope, answers.values]))
  const checkData = draft?.check_data ?? (await availabilityOf(tx, sessionId)) ?? null
  const code = newCode()
  const validUntil = new Date(now.getTime() + VALID_MS)
  await tx.insert(resumeCodes).values({
    code_hash: hashOf(code),
    session_id: sessionId,
    draft_id: draft?.id ?? null,
    payload,
    situation,
    values: travellingValues({ ...known, ...values }),
    check_data: isAvailabilityValid(checkData, now) ? checkData : null,
    valid_until: validUntil,
  })
  return { code, validUntil }
}

/** The session's own draft; one that is unknown or of another session is none. 409 when it was ordered already. */
async function ownDraft(tx: Queries, id: string, sessionId: string): Promise<Draft | undefined> {
  const draft = await findDraft(tx, id)
  if (draft?.session_id !== sessionId) return undefined
  const order = await orderOfDraft(tx, draft.id)
  if (order) throw alreadyOrdered(order.order_id)
  return draft
}
