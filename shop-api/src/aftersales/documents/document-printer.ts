import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { dayOf } from '@nimbus/server-kit/clock'
import { shopDocument, type ShopDocuments } from '../../content/sheets/shop-documents'
import type { Queries } from '../../platform/database/database'
import { drafts, orders } from '../../platform/database/schema'
import { ApiException } from '../../kernel/errors/api-exception'
import { savedScopesOf } from '../../ordering/drafts/drafts'
import { offerOf } from '../../ordering/process/agreement'
import { draftFacts } from '../../ordering/process/draft-facts'
import type { PriceSource } from '../../ordering/cart/price-cart'
import { agreedDocument } from '../../ordering/process/agreed-documents'
import { DOCUMENT_FILES, type AgreedKind, type DocumentRef } from '../../kernel/documents/document-links'
import { printPdf, type PrintedDocument } from '@nimbus/server-kit/printing'
import { printedSummary, withOrderFacts } from '../../ordering/summary/contract-summary'
import { orderSummary } from '../../ordering/summary/order-summary'

export interface DocumentPrinterDeps {
  db: Queries
  catalogue: PriceSource
  clock: () => Date
  /** When the contract of an order was concluded; undefined before. */
  conclusionOf: (orderId: string) => Promise<Date | undefined>
  /** What the documents say that weren't stored with an order, as those of before. */
  documents: ShopDocuments
  logger?: Pick<FastifyBaseLogger, 'error'> | undefined
}

export interface DocumentPrinter {
  /** A document of an order or a draft as PDF; 404 where there is none. */
  print(ref: DocumentRef): Promise<{ file: string; pdf: Buffer }>
}

export const noDocument = (): ApiException =>
  new ApiException(404, 'NotFoundException', 'Dieses Dokument gibt es nicht.')

/**
 * Prints the documents of orders as they were when the order was made, whatever has been put live since; the summary of a
 * contract has the days of its conclusion.
 */
export function createDocumentPrinter({
  db,
  catalogue,
  clock,
  conclusionOf,
  documents,
  logger,
}: DocumentPrinterDeps): DocumentPrinter {
  async function offerSummary(id: string): Promise<PrintedDocument> {
    const [draft] = await db.select().from(drafts).where(eq(drafts.id, id))
    if (!draft) throw noDocument()
    const now = clock()
    const { cart, summary } = offerOf(draft, catalogue, dayOf(now))
    const saved = await savedScopesOf(db, id)
    return printedSummary(withOrderFacts(summary, draftFacts({ draft, cart, saved, catalogue }, now)))
  }

  async function orderDocument(
    kind: 'summary' | AgreedKind,
    id: string,
  ): Promise<{ printed: PrintedDocument; madeAt: Date }> {
    const [order] = await db.select().from(orders).where(eq(orders.order_id, id))
    if (!order) throw noDocument()
    const madeAt = order.ordered_at
    if (kind === 'summary') {
      const concludedAt = await conclusionOf(id)
      const summary = orderSummary(order, concludedAt)
      return { printed: printedSummary(summary, id), madeAt: concludedAt ?? madeAt }
    }
    const tariffId = order.cart.cart.tariff!.concrete_product_id
    const agreed = await agreedDocument(db, order, kind, () =>
      logger?.error({ order: id, document: kind }, 'a stored document of an order is gone'),
    )
    const printed = agreed ?? shopDocument(documents, kind, { tariffId, at: madeAt })
    if (!printed) throw noDocument()
    return { printed, madeAt }
  }

  return {
    async print(ref) {
      const { printed, madeAt } =
        ref.kind === 'offer-summary'
          ? { printed: await offerSummary(ref.id), madeAt: clock() }
          : await orderDocument(ref.kind, ref.id)
      return { file: DOCUMENT_FILES[ref.kind], pdf: await printPdf(printed, madeAt) }
    },
  }
}
