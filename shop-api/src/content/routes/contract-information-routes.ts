import { contractInformationSchema, type ContractInformation } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import type { Catalogue } from '../../catalogue/catalogue'
import { isKnownState } from '../../catalogue/entity-tag'
import { sendTagged } from '../../catalogue/routes'
import { startOfDay } from '../../clock'
import { createSheetPrinter, PRINTS_PER_MINUTE } from '../../documents/sheet-printer'
import { limitOfAddress } from '../../limits/limit'
import { jsonSchemaOf } from '../../openapi/json-schema-of'
import { contractInformation, printedInformation } from '../contract-information'
import { answers, notFound, TAGS, type ContentRoute } from './content-route'

const paramsSchema = v.object({ id: v.string() })
type Params = v.InferOutput<typeof paramsSchema>

function informationOf(catalogue: Catalogue, id: string): ContractInformation {
  const information = contractInformation(catalogue, id)
  if (!information) throw notFound(id)
  return information
}

export const contractInformationRoute: ContentRoute = (app, { catalogue }) =>
  app.get<{ Params: Params }>(
    '/legal/contract-information/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'What has to be said of a tariff before the contract (TKG § 55)',
        params: jsonSchemaOf(paramsSchema),
        ...answers(contractInformationSchema),
      },
    },
    async (request, reply) => sendTagged(request, reply, informationOf(catalogue, request.params.id)),
  )

export const printedContractInformationRoute: ContentRoute = (app, { catalogue }) => {
  const print = createSheetPrinter()
  app.get<{ Params: Params }>(
    '/legal/contract-information/:id/pdf',
    {
      config: limitOfAddress(PRINTS_PER_MINUTE, 'this copy'),
      schema: { tags: TAGS, summary: 'The same as PDF', params: jsonSchemaOf(paramsSchema) },
    },
    async (request, reply) => {
      const { id } = request.params
      const information = printedInformation(informationOf(catalogue, id))
      reply
        .header('content-disposition', `inline; filename="vorvertragliche-informationen-${id}.pdf"`)
        .header('x-robots-tag', 'noindex')
      if (isKnownState(request, reply, JSON.stringify(information))) return reply.code(304).send()
      const pdf = await print(information, startOfDay(catalogue.data().catalogue.effective_from))
      return reply.type('application/pdf').send(pdf)
    },
  )
}
