import { domainToASCII } from 'node:url'
import { sign } from '@nimbus/server-kit/signing'
import { ApiException } from '../../kernel/errors/api-exception'
import type { Queries } from '../database/database'
import { countCall } from '../limits/call-counts'

export interface RecipientLimit {
  /** For digests, so that no address is kept. */
  key: Buffer
  limitFactor: number
}

/** What anybody may have sent to any address. */
type Purpose = 'receipt' | 'resume' | 'summary'

/** Mails of a purpose to one address in an hour: who declares something twice, corrects it and cancels too is below. */
const MAILS_PER_HOUR = 6

const HOUR_MS = 60 * 60 * 1000

/**
 * True while an address may get another mail of this purpose, however many callers ask for one: the address is anybody's,
 * and the mail comes from the shop. Another spelling makes no other address of it.
 */
export async function mayBeMailed(
  tx: Queries,
  { purpose, email }: { purpose: Purpose; email: string },
  { key, limitFactor }: RecipientLimit,
): Promise<boolean> {
  const { calls } = await countCall(tx, sign(`${purpose} to ${mailboxOf(email)}`, key), HOUR_MS)
  return calls <= MAILS_PER_HOUR * limitFactor
}

export const tooManyMails = (): ApiException =>
  new ApiException(
    429,
    'TooManyRequestsException',
    'An diese E-Mail-Adresse haben wir gerade mehrere E-Mails geschickt. Bitte sehen Sie in Ihrem Postfach nach, oder versuchen Sie es in einer Stunde erneut.',
  )

/**
 * The address as one mailbox, however it is spelt: without dots and what stands behind a plus, with the domain as it travels.
 * Too strict for some providers, which costs a mail at worst.
 * mailboxOf('Ida.B+2@Müller.de') → 'idab@xn--mller-kva.de'
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).toLowerCase().split('+')
  const domain = email.slice(at + 1)
  return `${local.replaceAll('.', '')}@${domainToASCII(domain) || domain.toLowerCase()}`
}
