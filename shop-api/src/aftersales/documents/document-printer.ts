import type { LegalPage } from '@nimbus/shared-contracts/catalogue'
import { eq } from 'drizzle-orm'
import { dayOf } from '@nimbus/server-kit/clock'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { printedPage } from '../../content/legal/legal-pages'
import { contractInformation, printedInformation } from '../../content/sheets/contract-information'
import { printedSheet, productSheet } from '../../content/sheets/product-sheets'
import { printedService, serviceDescription } from '../../content/sheets/service-description'
import type { Queries } from '../../platform/database/database'
import { drafts, orders } from '../../platform/database/schema'
import { ApiException } from '../../kernel/errors/api-exception'
import { savedScopesOf } from '../../ordering/drafts/drafts'
import { offerOf } from '../../ordering/process/agreement'
import { draftFacts } from '../../ordering/process/draft-facts'
import type { PriceSource } from '../../ordering/cart/price-cart'
import { DOCUMENT_FILES, type DocumentRef } from '../../kernel/documents/document-links'
import { printPdf, type PrintedDocument } from '@nimbus/server-kit/printing'
import { printedSummary, withOrderFacts } from '../../ordering/summary/contract-summary'
import { orderSummary } from '../../ordering/summary/order-summary'

export interface DocumentPrinterDeps {
  db: Queries
  catalogue: PriceSource
  clock: () => Date
  /** When the contract of an order was concluded; undefined before. */
  conclusionOf: (orderId: string) => Promise<Date | undefined>
  /** A legal text as it was in force at an instant. */
  pageAt: (page: string, now: Date) => LegalPage
  /** What was sold at an instant, for the documents of a tariff. */
  catalogueAt: (now: Date) => Catalogue
}

export interface DocumentPrinter {
  /** A document of an order or a draft as PDF; 404 where there is none. */
  print(ref: DocumentRef): Promise<{ file: string; pdf: Buffer }>
}

export const noDocument = (): ApiException =>
  new ApiException(404, 'NotFoundException', 'Dieses Dokument gibt es nicht.')

/** The sections of the terms that are the withdrawal document: the text, and the form that goes with it. */
const WITHDRAWAL_SECTIONS = ['widerrufsrecht', 'widerrufsformular']

/**
 * Prints the documents of orders as they were when the order was made, whatever has been put live since; the summary of a
 * contract has the days of its conclusion.
 */
export function createDocumentPrinter({
  db,
  catalogue,
  clock,
  conclusionOf,
  pageAt,
  catalogueAt,
}: DocumentPrinterDeps): DocumentPrinter {
  async function offerSummary(id: string): Promise<PrintedDocument> {
    const [draft] = await db.select().from(drafts).where(eq(drafts.id, id))
    if (!draft) throw noDocument()
    const now = clock()
    const { cart, summary } = offerOf(draft, catalogue, dayOf(now))
    const saved = await savedScopesOf(db, id)
    return printedSummary(withOrderFacts(summary, draftFacts({ draft, cart, saved, catalogue }, now)))
  }

  async function orderDocument({ kind, id }: DocumentRef): Promise<{ printed: PrintedDocument; madeAt: Date }> {
    const [order] = await db.select().from(orders).where(eq(orders.order_id, id))
    if (!order) throw noDocument()
    const madeAt = order.ordered_at
    if (kind === 'summary') {
      const concludedAt = await conclusionOf(id)
      const summary = orderSummary(order, concludedAt)
      return { printed: printedSummary(summary, id), madeAt: concludedAt ?? madeAt }
    }
    const tariffId = order.cart.cart.tariff!.concrete_product_id
    if (kind === 'sheet') return { printed: printedSheet(there(productSheet(catalogueAt(madeAt), tariffId))), madeAt }
    if (kind === 'information')
      return { printed: printedInformation(there(contractInformation(catalogueAt(madeAt), tariffId))), madeAt }
    if (kind === 'service')
      return { printed: printedService(there(serviceDescription(catalogueAt(madeAt), tariffId))), madeAt }
    if (kind === 'prices') return { printed: printedPage(pageAt('preisliste', madeAt)), madeAt }
    const terms = pageAt('agb', madeAt)
    return { printed: kind === 'withdrawal' ? withdrawalOf(terms) : printedPage(terms), madeAt }
  }

  return {
    async print(ref) {
      const { printed, madeAt } =
        ref.kind === 'offer-summary'
          ? { printed: await offerSummary(ref.id), madeAt: clock() }
          : await orderDocument(ref)
      return { file: DOCUMENT_FILES[ref.kind], pdf: await printPdf(printed, madeAt) }
    },
  }
}

function there<Document>(document: Document | undefined): Document {
  if (document === undefined) throw noDocument()
  return document
}

const withdrawalOf = ({ sections }: LegalPage): PrintedDocument =>
  printedPage({ title: 'Widerrufsrecht', sections: sections.filter(({ id }) => WITHDRAWAL_SECTIONS.includes(id)) })
