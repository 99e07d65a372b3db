import type { LegalPage } from '@nimbus/shared-contracts/catalogue'
import type { PrintedDocument } from '@nimbus/server-kit/printing'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import type { AgreedKind } from '../../kernel/documents/document-links'
import { printedPage } from '../legal/legal-pages'
import { contractInformation, printedInformation } from './contract-information'
import { printedSheet, productSheet } from './product-sheets'
import { printedService, serviceDescription } from './service-description'

/** Where the shop's own documents come from, as they are at an instant. */
export interface ShopDocuments {
  /** A legal text as it is in force at an instant. */
  pageAt: (page: string, now: Date) => LegalPage
  /** What is sold at an instant, for the documents of a tariff. */
  catalogueAt: (now: Date) => Catalogue
}

/** The sections of the terms that are the withdrawal document: the text, and the form that goes with it. */
const WITHDRAWAL_SECTIONS = ['widerrufsrecht', 'widerrufsformular']

/** One of the documents of an order of a tariff, as the shop has it at an instant; undefined where the tariff has none. */
export function shopDocument(
  { pageAt, catalogueAt }: ShopDocuments,
  kind: AgreedKind,
  { tariffId, at }: { tariffId: string; at: Date },
): PrintedDocument | undefined {
  const ofTariff: Record<'sheet' | 'information' | 'service', () => PrintedDocument | undefined> = {
    sheet: () => printed(productSheet(catalogueAt(at), tariffId), printedSheet),
    information: () => printed(contractInformation(catalogueAt(at), tariffId), printedInformation),
    service: () => printed(serviceDescription(catalogueAt(at), tariffId), printedService),
  }
  if (kind === 'sheet' || kind === 'information' || kind === 'service') return ofTariff[kind]()
  if (kind === 'prices') return printedPage(pageAt('preisliste', at))
  const terms = pageAt('agb', at)
  return kind === 'terms' ? printedPage(terms) : withdrawalOf(terms)
}

const printed = <Document>(
  document: Document | undefined,
  print: (document: Document) => PrintedDocument,
): PrintedDocument | undefined => document && print(document)

const withdrawalOf = ({ sections }: LegalPage): PrintedDocument =>
  printedPage({ title: 'Widerrufsrecht', sections: sections.filter(({ id }) => WITHDRAWAL_SECTIONS.includes(id)) })
