import { productSheetListSchema, productSheetSchema, type ProductSheet } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import type { Catalogue } from '../../catalogue/catalogue'
import { isKnownState } from '../../catalogue/entity-tag'
import { sendTagged } from '../../catalogue/routes'
import { startOfDay } from '../../clock'
import { createSheetPrinter, PRINTS_PER_MINUTE } from '../../documents/sheet-printer'
import { jsonSchemaOf } from '../../openapi/json-schema-of'
import { printedSheet, productSheet, productSheetList } from '../product-sheets'
import { answers, notFound, TAGS, type ContentRoute } from './content-route'
import { limitOfAddress } from '../../limits/limit'

const paramsSchema = v.object({ id: v.string() })
type Params = v.InferOutput<typeof paramsSchema>

function sheetOf(catalogue: Catalogue, id: string): ProductSheet {
  const sheet = productSheet(catalogue, id)
  if (!sheet) throw notFound(id)
  return sheet
}

export const sheetListRoute: ContentRoute = (app, { catalogue }) =>
  app.get(
    '/legal/pib',
    {
      schema: {
        tags: TAGS,
        summary: 'The product information sheets of all tariffs',
        ...answers(productSheetListSchema),
      },
    },
    async (request, reply) => sendTagged(request, reply, productSheetList(catalogue)),
  )

export const sheetRoute: ContentRoute = (app, { catalogue }) =>
  app.get<{ Params: Params }>(
    '/legal/pib/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'The facts of a product information sheet (TKTransparenzV § 1)',
        params: jsonSchemaOf(paramsSchema),
        ...answers(productSheetSchema),
      },
    },
    async (request, reply) => sendTagged(request, reply, sheetOf(catalogue, request.params.id)),
  )

export const printedSheetRoute: ContentRoute = (app, { catalogue }) => {
  const print = createSheetPrinter()
  app.get<{ Params: Params }>(
    '/legal/pib/:id/pdf',
    {
      config: limitOfAddress(PRINTS_PER_MINUTE, 'this copy'),
      schema: { tags: TAGS, summary: 'A product information sheet as PDF', params: jsonSchemaOf(paramsSchema) },
    },
    async (request, reply) => {
      const { id } = request.params
      const sheet = printedSheet(sheetOf(catalogue, id))
      reply
        .header('content-disposition', `inline; filename="produktinformationsblatt-${id}.pdf"`)
        .header('x-robots-tag', 'noindex')
      if (isKnownState(request, reply, JSON.stringify(sheet))) return reply.code(304).send()
      const pdf = await print(sheet, startOfDay(catalogue.data().catalogue.effective_from))
      return reply.type('application/pdf').send(pdf)
    },
  )
}
