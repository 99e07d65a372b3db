import { sign } from '@nimbus/server-kit/signing'
import type { Queries } from '../database/database'
import { countCall } from '../limits/call-counts'

export interface RecipientLimit {
  /** For digests, so that no address is kept. */
  key: Buffer
  limitFactor: number
}

/** What anybody may have sent to any address. */
type Purpose = 'receipt' | 'resume'

/** Mails of a purpose to one address in an hour: who declares something twice, corrects it and cancels too is below. */
const MAILS_PER_HOUR = 6

const HOUR_MS = 60 * 60 * 1000

/**
 * True while an address may get another mail of this purpose, however many callers ask for one: the address is anybody's,
 * and the mail comes from the shop. Large letters and what stands behind a plus make no other address of it.
 */
export async function mayBeMailed(
  tx: Queries,
  { purpose, email }: { purpose: Purpose; email: string },
  { key, limitFactor }: RecipientLimit,
): Promise<boolean> {
  const { calls } = await countCall(tx, sign(`${purpose} to ${mailboxOf(email)}`, key), HOUR_MS)
  return calls <= MAILS_PER_HOUR * limitFactor
}

/** mailboxOf('Ida+2@Beispiel.de') → 'ida@beispiel.de' */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
