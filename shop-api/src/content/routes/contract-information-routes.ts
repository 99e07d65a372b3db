import { contractInformationSchema, type ContractInformation } from '@nimbus/shared-contracts/catalogue'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { sendTagged } from '../../catalogue/routes/routes'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { contractInformation, printedInformation } from '../sheets/contract-information'
import { answers, notFound, TAGS, type ContentRoute } from './content-route'
import { printedRoute, tariffParamsSchema, type TariffParams } from './printed-route'

function informationOf(catalogue: Catalogue, id: string): ContractInformation {
  const information = contractInformation(catalogue, id)
  if (!information) throw notFound(id)
  return information
}

export const contractInformationRoute: ContentRoute = (app, { catalogue }) =>
  app.get<{ Params: TariffParams }>(
    '/legal/contract-information/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'What has to be said of a tariff before the contract (TKG § 55)',
        params: jsonSchemaOf(tariffParamsSchema),
        ...answers(contractInformationSchema),
      },
    },
    async (request, reply) => sendTagged(request, reply, informationOf(catalogue, request.params.id)),
  )

export const printedContractInformationRoute = printedRoute({
  path: '/legal/contract-information/:id/pdf',
  summary: 'The same as PDF',
  file: 'vorvertragliche-informationen',
  printedOf: (catalogue, id) => printedInformation(informationOf(catalogue, id)),
})
