import type { OrderResult } from '@nimbus/shared-contracts/order'
import { isSigned, sign } from '@nimbus/server-kit/signing'

/** What a signed address leads to. */
const DOCUMENT_TITLES = {
  'offer-summary': 'Vertragszusammenfassung',
  summary: 'Vertragszusammenfassung',
  withdrawal: 'Widerrufsbelehrung',
  terms: 'Allgemeine Geschäftsbedingungen',
  service: 'Leistungsbeschreibung',
  prices: 'Preisliste',
  sheet: 'Produktinformationsblatt',
  information: 'Vorvertragliche Informationen',
} as const

/** What the customer gets of an order, on its pages and with its confirmation, as it was when the order was made. */
export const ORDER_DOCUMENTS = [
  'summary',
  'terms',
  'service',
  'prices',
  'withdrawal',
  'sheet',
  'information',
] as const satisfies readonly DocumentKind[]

/** The name under which a browser saves it; plain letters, since a header can't carry others as they are. */
export const DOCUMENT_FILES: Record<DocumentKind, string> = {
  'offer-summary': 'Vertragszusammenfassung.pdf',
  summary: 'Vertragszusammenfassung.pdf',
  withdrawal: 'Widerrufsbelehrung.pdf',
  terms: 'Allgemeine-Geschaeftsbedingungen.pdf',
  service: 'Leistungsbeschreibung.pdf',
  prices: 'Preisliste.pdf',
  sheet: 'Produktinformationsblatt.pdf',
  information: 'Vorvertragliche-Informationen.pdf',
}

/** What of it is the shop's own text, in force on the day of the order, and so stored with it (decision 061). */
export const AGREED_DOCUMENTS = ORDER_DOCUMENTS.filter((kind) => kind !== 'summary')
export type AgreedKind = (typeof AGREED_DOCUMENTS)[number]

export type DocumentKind = keyof typeof DOCUMENT_TITLES

/** A document of an order or, for `offer-summary`, of a draft. */
export interface DocumentRef {
  kind: DocumentKind
  id: string
}

/** Addresses that work without the token, since it is gone after the order (decisions: documents on the finish page). */
export interface DocumentLinks {
  to(ref: DocumentRef): string
  /** The document behind the signed part of an address; undefined when the signature isn't ours. */
  read(signedName: string): DocumentRef | undefined
  /** What the customer gets with the order. */
  ofOrder(orderId: string): OrderResult['documents']
}

/** createDocumentLinks({…}).to({kind: 'summary', id: 'NB-2026-7K3M9Q'}) → '/api/documents/summary.NB-2026-7K3M9Q.<signature>.pdf' */
export function createDocumentLinks({ key, publicBase }: { key: Buffer; publicBase: string }): DocumentLinks {
  const to = ({ kind, id }: DocumentRef): string => {
    const name = `${kind}.${id}`
    return `${publicBase}/documents/${name}.${sign(name, key)}.pdf`
  }
  return {
    to,
    read(signedName) {
      const [kind = '', id = '', signature = ''] = signedName.split('.')
      if (!Object.hasOwn(DOCUMENT_TITLES, kind) || !isSigned(`${kind}.${id}`, signature, key)) return undefined
      return { kind: kind as DocumentKind, id }
    },
    ofOrder: (orderId) =>
      ORDER_DOCUMENTS.map((kind) => ({
        title: DOCUMENT_TITLES[kind],
        href: to({ kind, id: orderId }),
        type: 'application/pdf',
      })),
  }
}
