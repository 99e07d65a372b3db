import { formatMoment } from '@nimbus/shared-contracts/dates'
import { routes } from '@nimbus/shared-contracts/routes'
import type { Mail } from '../../kernel/documents/mail'
import { mailText } from '../../kernel/texts/text'
import { hashOf, type OfferedCode } from './code'

/** The link to go on with an order, for whoever asked for it; it says nothing of what is ordered. */
export function resumeMail({ code, validUntil }: OfferedCode, to: string, shopOrigin: string): Mail {
  return {
    key: `resume ${hashOf(code)}`,
    kind: 'resume',
    to,
    ...mailText('mails/resume', {
      link: `${shopOrigin}${routes.resume()}#${code}`,
      validUntil: formatMoment(validUntil.toISOString()),
    }),
  }
}
