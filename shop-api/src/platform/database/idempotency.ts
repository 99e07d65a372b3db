import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { ApiException } from '../../kernel/errors/api-exception'
import type { Queries } from './database'
import { idempotentCalls } from './schema'

/** A call that must not happen twice. */
export interface IdempotentCall {
  sessionId: string
  operation: string
  /** The Idempotency-Key; without one the work is simply done. */
  key: string | undefined
  /** Everything that the answer depends on. */
  request: unknown
}

/**
 * Does the work once per key, inside the caller's transaction, so that key, work and answer are stored together or not at
 * all. The same key with the same request gets the stored answer; with another one a 409. Of two calls at once the second
 * waits for the first, since both insert the same primary key.
 */
export async function once<T>(tx: Queries, call: IdempotentCall, work: () => Promise<T>): Promise<T> {
  const { sessionId, operation, key, request } = call
  if (key === undefined) return work()
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const entry = { session_id: sessionId, operation, key, fingerprint }
  const inserted = await tx
    .insert(idempotentCalls)
    .values(entry)
    .onConflictDoNothing()
    .returning({ key: idempotentCalls.key })
  const isThisCall = and(
    eq(idempotentCalls.session_id, sessionId),
    eq(idempotentCalls.operation, operation),
    eq(idempotentCalls.key, key),
  )
  if (inserted.length === 0) {
    const [before] = await tx.select().from(idempotentCalls).where(isThisCall)
    if (before?.fingerprint === fingerprint) return before.answer as T
    throw new ApiException(
      409,
      'IdempotencyConflictException',
      'Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu.',
    )
  }
  const answer = await work()
  await tx.update(idempotentCalls).set({ answer }).where(isThisCall)
  return answer
}
