import { COMPANY } from '@nimbus/shared-contracts/company'
import { formatMoment } from '@nimbus/shared-contracts/dates'
import { routes } from '@nimbus/shared-contracts/routes'
import type { Mail } from '../../kernel/documents/mail'
import { hashOf, type OfferedCode } from './code'

/** The link to go on with an order, for whoever asked for it; it says nothing of what is ordered. */
export function resumeMail({ code, validUntil }: OfferedCode, to: string, shopOrigin: string): Mail {
  return {
    key: `resume ${hashOf(code)}`,
    kind: 'resume',
    to,
    subject: `Ihre Bestellung bei ${COMPANY.brand} fortsetzen`,
    blocks: [
      { kind: 'paragraph', text: 'Guten Tag,' },
      {
        kind: 'paragraph',
        text: 'Sie möchten Ihre Bestellung später oder auf einem anderen Gerät fortsetzen. Ihr Warenkorb und Ihre Angaben liegen für Sie bereit.',
      },
      { kind: 'link', label: 'Bestellung fortsetzen', href: `${shopOrigin}${routes.resume()}#${code}` },
      {
        kind: 'paragraph',
        text: `Der Link gilt bis ${formatMoment(validUntil.toISOString())} und lässt sich einmal öffnen. Ihre IBAN haben wir nicht mitgenommen, bitte geben Sie sie beim Bezahlen neu ein.`,
      },
      {
        kind: 'paragraph',
        text: 'Sie haben das nicht angefordert? Dann müssen Sie nichts tun. Bestellt wurde nichts, und ohne den Link kommt niemand an die Angaben. Nach 24 Stunden löschen wir sie.',
      },
    ],
  }
}
