import type { LegalPage, ProductSheet } from '@nimbus/shared-contracts/catalogue'
import { eq } from 'drizzle-orm'
import { dayOf } from '@nimbus/server-kit/clock'
import { printedSheet } from '../../content/sheets/product-sheets'
import type { Queries } from '../../platform/database/database'
import { drafts, orders } from '../../platform/database/schema'
import { ApiException } from '../../kernel/errors/api-exception'
import { offerOf } from '../../ordering/process/agreement'
import type { PriceSource } from '../../ordering/cart/price-cart'
import { DOCUMENT_FILES, type DocumentRef } from '../../kernel/documents/document-links'
import { htmlBlocks } from '@nimbus/server-kit/printing'
import { printPdf, type Block, type PrintedDocument } from '@nimbus/server-kit/printing'
import { printedSummary } from '../../ordering/summary/contract-summary'

export interface DocumentPrinterDeps {
  db: Queries
  catalogue: PriceSource
  clock: () => Date
  /** The terms in force at an instant. */
  termsAt: (now: Date) => LegalPage
  /** A tariff's product information sheet at an instant. */
  sheetAt: (now: Date, tariffId: string) => ProductSheet | undefined
}

export interface DocumentPrinter {
  /** A document of an order or a draft as PDF; 404 where there is none. */
  print(ref: DocumentRef): Promise<{ file: string; pdf: Buffer }>
}

export const noDocument = (): ApiException =>
  new ApiException(404, 'NotFoundException', 'Dieses Dokument gibt es nicht.')

/** The sections of the terms that are the withdrawal document: the text, and the form that goes with it. */
const WITHDRAWAL_SECTIONS = ['widerrufsrecht', 'widerrufsformular']

/** Prints the documents of orders as they were when the order was made, whatever has been put live since. */
export function createDocumentPrinter({
  db,
  catalogue,
  clock,
  termsAt,
  sheetAt,
}: DocumentPrinterDeps): DocumentPrinter {
  async function offerSummary(id: string): Promise<PrintedDocument> {
    const [draft] = await db.select().from(drafts).where(eq(drafts.id, id))
    if (!draft) throw noDocument()
    return printedSummary(offerOf(draft, catalogue, dayOf(clock())).summary)
  }

  async function orderDocument({ kind, id }: DocumentRef): Promise<{ printed: PrintedDocument; madeAt: Date }> {
    const [order] = await db.select().from(orders).where(eq(orders.order_id, id))
    if (!order) throw noDocument()
    const madeAt = order.ordered_at
    if (kind === 'summary') return { printed: printedSummary(order.summary, id), madeAt }
    if (kind === 'sheet') {
      const sheet = sheetAt(madeAt, order.cart.cart.tariff!.concrete_product_id)
      if (!sheet) throw noDocument()
      return { printed: printedSheet(sheet), madeAt }
    }
    const page = termsAt(madeAt)
    return { printed: kind === 'withdrawal' ? withdrawalOf(page) : termsOf(page), madeAt }
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

const termsOf = ({ title, sections }: LegalPage): PrintedDocument => ({
  title,
  blocks: sections.flatMap(sectionBlocks),
})

const withdrawalOf = ({ sections }: LegalPage): PrintedDocument => ({
  title: 'Widerrufsrecht',
  blocks: sections.filter(({ id }) => WITHDRAWAL_SECTIONS.includes(id)).flatMap(sectionBlocks),
})

const sectionBlocks = ({ title, html }: LegalPage['sections'][number]): Block[] => [
  { kind: 'heading', text: title },
  ...htmlBlocks(html),
]
