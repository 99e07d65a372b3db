import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { receiptText, type Declaration, type Receipt } from '@nimbus/shared-contracts/declaration'
import type { Queries } from '../../platform/database/database'
import { declarations, mails } from '../../platform/database/schema'
import { ApiException } from '../../kernel/errors/api-exception'
import { enqueueMail } from '../../platform/mail/outbox'
import { mayBeMailed, type RecipientLimit } from '../../platform/mail/recipient-limit'
import { declarationNumber } from '@nimbus/server-kit/declarations'
import { matchedOrder } from './matched-order'
import { receiptKey, receiptMail } from './receipt-mail'

/** How a declaration has come. */
export interface Arrival {
  /** The same for each sending of one declaration. */
  key: string
  receivedAt: Date
}

/**
 * Keeps a declaration with its receipt and the mail that has it, all or nothing; without the mail, and saying so, where
 * too many have gone to that address. The same key again brings the first
 * receipt, with its time; with another content it is a 409.
 */
export async function recordDeclaration(
  db: Queries,
  declaration: Declaration,
  arrival: Arrival,
  limit: RecipientLimit,
): Promise<Receipt> {
  const { kind, contents } = declaration
  const number = declarationNumber(kind, arrival.key)
  const receipt: Receipt = { ...declaration, number, received_at: arrival.receivedAt.toISOString() }
  return db.transaction(async (tx) => {
    const order_id = await matchedOrder(tx, declaration)
    const idempotency_key = `${kind} ${arrival.key}`
    const inserted = await tx
      .insert(declarations)
      .values({
        number,
        kind,
        contents,
        received_at: arrival.receivedAt,
        receipt_hash: hashOf(receipt),
        idempotency_key,
        order_id,
      })
      .onConflictDoNothing({ target: declarations.idempotency_key })
      .returning({ number: declarations.number })
    if (inserted.length > 0) {
      if (!(await mayBeMailed(tx, { purpose: 'receipt', email: contents.email }, limit)))
        return { ...receipt, mailed: false }
      await enqueueMail(tx, receiptMail(receipt, order_id))
      return receipt
    }
    const [before] = await tx.select().from(declarations).where(eq(declarations.idempotency_key, idempotency_key))
    if (before && isDeepStrictEqual(before.contents, contents)) return withMail(tx, receiptOf({ ...before, contents }))
    throw new ApiException(
      409,
      'IdempotencyConflictException',
      'Diese Erklärung wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu.',
    )
  })
}

/** The receipt as it was answered first: with a mail, or without one. */
async function withMail(tx: Queries, receipt: Receipt): Promise<Receipt> {
  const sent = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.key, receiptKey(receipt)))
  return sent.length > 0 ? receipt : { ...receipt, mailed: false }
}

/** SHA-256 of what the receipt says. */
const hashOf = (receipt: Receipt): string =>
  createHash('sha256')
    .update(JSON.stringify(receiptText(receipt)))
    .digest('hex')

/** The receipt of a declaration that is kept. */
export const receiptOf = ({
  kind,
  contents,
  number,
  received_at,
}: Pick<typeof declarations.$inferSelect, 'kind' | 'contents' | 'number' | 'received_at'>): Receipt =>
  ({ kind, contents, number, received_at: received_at.toISOString() }) as Receipt
