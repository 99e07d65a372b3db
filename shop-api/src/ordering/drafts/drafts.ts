import { valueAt, type FormValues } from '@nimbus/shared-contracts/forms'
import type { Scope } from '@nimbus/shared-contracts/order'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database'
import { drafts, draftScopes, orders, sessions } from '../../platform/database/schema'
import { ApiException } from '../../kernel/errors/api-exception'

export type Draft = typeof drafts.$inferSelect

/** What is saved of one scope. */
export interface SavedScope {
  values: FormValues
  sealedIban: string | null
}

/** The saved scopes of a draft by name. */
export type SavedScopes = ReadonlyMap<string, SavedScope>

export interface DraftRef {
  id: string
  /** The first segment of the path; undefined where any will do. */
  area?: string | undefined
  sessionId: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A draft of any session; undefined when there is none. */
export async function findDraft(q: Queries, id: string, { lock = false } = {}): Promise<Draft | undefined> {
  if (!UUID.test(id)) return undefined
  const query = q.select().from(drafts).where(eq(drafts.id, id))
  const [draft] = await (lock ? query.for('update') : query)
  return draft
}

/**
 * The draft of this session. 404 when there is none, 403 when it belongs to another session. `lock` keeps others from
 * changing it until the transaction ends.
 */
export async function loadDraft(q: Queries, { id, area, sessionId }: DraftRef, { lock = false } = {}): Promise<Draft> {
  const draft = await findDraft(q, id, { lock })
  if (!draft || (area !== undefined && draft.area !== area))
    throw new ApiException(404, 'NotFoundException', 'Diese Bestellung gibt es nicht.')
  if (draft.session_id !== sessionId)
    throw new ApiException(403, 'ForbiddenException', 'Diese Bestellung gehört zu einer anderen Session.')
  return draft
}

export async function savedScopesOf(q: Queries, draftId: string): Promise<SavedScopes> {
  const rows = await q
    .select()
    .from(draftScopes)
    .where(eq(draftScopes.draft_id, draftId))
    .orderBy(asc(draftScopes.scope))
  return new Map(rows.map(({ scope, values, sealed_iban }) => [scope, { values, sealedIban: sealed_iban }]))
}

/** What was chosen or typed in a field of a scope; undefined without an answer. */
export function answerOf(saved: SavedScopes, scope: string, field: string): string | undefined {
  const value = valueAt(saved.get(scope)?.values ?? {}, field)
  return typeof value === 'string' ? value : undefined
}

/** True when a checkbox of a scope was checked. */
export const isChecked = (saved: SavedScopes, scope: string, field: string): boolean =>
  valueAt(saved.get(scope)?.values ?? {}, field) === true

/** Saving the same scope again replaces it. */
export async function saveScopeOf(
  q: Queries,
  draftId: string,
  scope: Scope,
  { values, sealedIban }: SavedScope,
): Promise<void> {
  const set = { values, sealed_iban: sealedIban }
  await q
    .insert(draftScopes)
    .values({ draft_id: draftId, scope, ...set })
    .onConflictDoUpdate({ target: [draftScopes.draft_id, draftScopes.scope], set: { ...set, saved_at: sql`now()` } })
}

/** Takes back the customer's agreement, which was to other data. */
export async function withdrawAgreement(q: Queries, draftId: string): Promise<void> {
  await q.delete(draftScopes).where(and(eq(draftScopes.draft_id, draftId), eq(draftScopes.scope, 'ORDER_OVERVIEW')))
}

/** Keeps the prices that the customer has agreed to as those that were seen last. */
export async function rememberPrices(
  q: Queries,
  { id, response }: Draft,
  prices: Pick<Draft['response'], 'cart' | 'sums' | 'total_hash'>,
): Promise<void> {
  await q
    .update(drafts)
    .set({ response: { ...response, ...prices } })
    .where(eq(drafts.id, id))
}

/** Until the transaction ends nobody else orders in this session; drafts may be begun and filled in meanwhile. */
export async function lockSession(tx: Queries, sessionId: string): Promise<void> {
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('no key update')
}

/** The order that was made of a draft, or undefined while it isn't submitted. */
export async function orderOfDraft(q: Queries, draftId: string): Promise<typeof orders.$inferSelect | undefined> {
  const [order] = await q.select().from(orders).where(eq(orders.draft_id, draftId))
  return order
}
