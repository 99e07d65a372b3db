import * as v from 'valibot'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { limitOfAddress } from '../../platform/limits/limit'
import type { DocumentLinks } from '../../kernel/documents/document-links'
import { noDocument, type DocumentPrinter } from './document-printer'
import { sendPersonalPdf, PRINTS_PER_MINUTE } from '../../kernel/documents/sheet-printer'

export interface DocumentRoutesDeps {
  links: DocumentLinks
  printer: DocumentPrinter
}

/** Documents as PDF by signed addresses. */
export const documentRoutes =
  ({ links, printer }: DocumentRoutesDeps): ApiPlugin =>
  async (app) => {
    app.get(
      '/documents/:name',
      {
        config: limitOfAddress(PRINTS_PER_MINUTE, 'this copy'),
        schema: {
          tags: ['documents'],
          summary: 'A document as PDF; the address carries its own signature',
          params: v.object({ name: pathPart }),
        },
      },
      async (request, reply) => {
        const ref = links.read(request.params.name)
        if (!ref) throw noDocument()
        const { file, pdf } = await printer.print(ref)
        return sendPersonalPdf(reply, file, pdf)
      },
    )
  }
