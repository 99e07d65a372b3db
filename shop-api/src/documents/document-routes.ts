import type { LegalPage } from '@nimbus/shared-contracts/catalogue'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { dayOf } from '../clock'
import type { Queries } from '../db/database'
import { drafts, orders } from '../db/schema'
import { ApiException } from '../errors/api-exception'
import { offerOf } from '../order/agreement'
import type { PriceSource } from '../order/price-cart'
import { DOCUMENT_FILES, type DocumentLinks, type DocumentRef } from './document-links'
import { htmlBlocks } from './html-blocks'
import { printPdf, type Block, type PrintedDocument } from './pdf'
import { printedSummary } from './printed-summary'
import { PRINTS_PER_MINUTE } from './sheet-printer'
import { limitOfAddress } from '../limits/limit'

export interface DocumentRoutesDeps {
  db: Queries
  catalogue: PriceSource
  clock: () => Date
  links: DocumentLinks
  /** The terms in force at an instant. */
  termsAt: (now: Date) => LegalPage
}

const notFound = (): ApiException => new ApiException(404, 'NotFoundException', 'Dieses Dokument gibt es nicht.')

/** The sections of the terms that are the withdrawal document: the text, and the form that goes with it. */
const WITHDRAWAL_SECTIONS = ['widerrufsrecht', 'widerrufsformular']

/** Documents as PDF by signed addresses. */
export const documentRoutes =
  ({ db, catalogue, clock, links, termsAt }: DocumentRoutesDeps): FastifyPluginAsync =>
  async (app) => {
    async function offerSummary(id: string): Promise<PrintedDocument> {
      const [draft] = await db.select().from(drafts).where(eq(drafts.id, id))
      if (!draft) throw notFound()
      return printedSummary(offerOf(draft, catalogue, dayOf(clock())).summary)
    }

    async function orderDocument({ kind, id }: DocumentRef): Promise<{ printed: PrintedDocument; madeAt: Date }> {
      const [order] = await db.select().from(orders).where(eq(orders.order_id, id))
      if (!order) throw notFound()
      const madeAt = order.ordered_at
      if (kind === 'summary') return { printed: printedSummary(order.summary, id), madeAt }
      const page = termsAt(madeAt)
      return { printed: kind === 'withdrawal' ? withdrawalOf(page) : termsOf(page), madeAt }
    }

    app.get<{ Params: { name: string } }>(
      '/documents/:name',
      {
        config: limitOfAddress(PRINTS_PER_MINUTE, 'this copy'),
        schema: { tags: ['documents'], summary: 'A document as PDF; the address carries its own signature' },
      },
      async (request, reply) => {
        const ref = links.read(request.params.name)
        if (!ref) throw notFound()
        const { printed, madeAt } =
          ref.kind === 'offer-summary'
            ? { printed: await offerSummary(ref.id), madeAt: clock() }
            : await orderDocument(ref)
        const pdf = await printPdf(printed, madeAt)
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${DOCUMENT_FILES[ref.kind]}"`)
          .header('cache-control', 'private, no-store')
          .header('x-robots-tag', 'noindex')
          .send(pdf)
      },
    )
  }

/** The terms as they were when the order was made. */
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
