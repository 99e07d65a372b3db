import { randomUUID } from 'node:crypto'
import type { Queries } from '../database/database'
import { mails } from '../database/schema'
import type { Mail } from '../../kernel/documents/mail'

/**
 * What goes after all that concerns an order, which the law wants at once (BGB § 312i(1)): mails that anybody can ask for,
 * and receipts to any address, of which somebody may send thousands.
 */
const RANKS: Readonly<Record<string, number>> = {
  'contract-summary': 1,
  resume: 1,
  'withdrawal-receipt': 2,
  'cancellation-receipt': 2,
}

const rankOf = (kind: string): number => RANKS[kind] ?? 0

/**
 * Puts a mail into the outbox, in the caller's transaction: it exists when what it tells of exists, and no mail server is
 * asked meanwhile. A key that is there already changes nothing; the answer says whether the mail is new.
 */
export async function enqueueMail(tx: Queries, mail: Mail): Promise<boolean> {
  const { key, kind, to: recipient, subject, blocks, attachments = [], order_id = null } = mail
  const inserted = await tx
    .insert(mails)
    .values({ id: randomUUID(), key, kind, recipient, subject, blocks, attachments, order_id, rank: rankOf(kind) })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id })
  return inserted.length > 0
}
