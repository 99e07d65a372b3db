import * as v from 'valibot'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { isKnownState } from '../../catalogue/routes/entity-tag'
import { startOfDay } from '@nimbus/server-kit/clock'
import type { PrintedDocument } from '@nimbus/server-kit/printing'
import { createSheetPrinter, PRINTS_PER_MINUTE } from '../../kernel/documents/sheet-printer'
import { limitOfAddress } from '../../platform/limits/limit'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { TAGS, type ContentRoute } from './content-route'

/** The tariff that a document is about. */
export const tariffParamsSchema = v.object({ id: v.string() })
export type TariffParams = v.InferOutput<typeof tariffParamsSchema>

interface PrintedRoute {
  path: string
  summary: string
  /** Name of the file without the tariff: "produktinformationsblatt" */
  file: string
  /** Throws a 404 for a tariff that has none. */
  printedOf: (catalogue: Catalogue, id: string) => PrintedDocument
}

/** A document of a tariff as PDF, printed anew when what it says has changed. */
export const printedRoute =
  ({ path, summary, file, printedOf }: PrintedRoute): ContentRoute =>
  (app, { catalogue }) => {
    const print = createSheetPrinter()
    app.get<{ Params: TariffParams }>(
      path,
      {
        config: limitOfAddress(PRINTS_PER_MINUTE, 'this copy'),
        schema: { tags: TAGS, summary, params: jsonSchemaOf(tariffParamsSchema) },
      },
      async (request, reply) => {
        const { id } = request.params
        const printed = printedOf(catalogue, id)
        reply.header('content-disposition', `inline; filename="${file}-${id}.pdf"`).header('x-robots-tag', 'noindex')
        if (isKnownState(request, reply, JSON.stringify(printed))) return reply.code(304).send()
        const pdf = await print(printed, startOfDay(catalogue.data().catalogue.effective_from))
        return reply.type('application/pdf').send(pdf)
      },
    )
  }
