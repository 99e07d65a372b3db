import { productSheetListSchema, productSheetSchema, type ProductSheet } from '@nimbus/shared-contracts/catalogue'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { sendTagged } from '../../catalogue/routes/routes'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { printedSheet, productSheet, productSheetList } from '../sheets/product-sheets'
import { answers, notFound, TAGS, type ContentRoute } from './content-route'
import { printedRoute, tariffParamsSchema, type TariffParams } from './printed-route'

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
  app.get<{ Params: TariffParams }>(
    '/legal/pib/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'The facts of a product information sheet (TKTransparenzV § 1)',
        params: jsonSchemaOf(tariffParamsSchema),
        ...answers(productSheetSchema),
      },
    },
    async (request, reply) => sendTagged(request, reply, sheetOf(catalogue, request.params.id)),
  )

export const printedSheetRoute = printedRoute({
  path: '/legal/pib/:id/pdf',
  summary: 'A product information sheet as PDF',
  file: 'produktinformationsblatt',
  printedOf: (catalogue, id) => printedSheet(sheetOf(catalogue, id)),
})
