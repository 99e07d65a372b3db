import { legalPageSchema } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { sendTagged } from '../../catalogue/routes/routes'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { LEGAL_PAGES, legalPage } from '../legal/legal-pages'
import { answers, notFound, TAGS, type ContentRoute } from './content-route'

const paramsSchema = v.object({ page: v.string() })

export const legalPageRoute: ContentRoute = (app, { catalogue, clock }) =>
  app.get<{ Params: v.InferOutput<typeof paramsSchema> }>(
    '/content/legal/:page',
    {
      schema: {
        tags: TAGS,
        summary: 'A legal text as it is in force',
        params: jsonSchemaOf(paramsSchema),
        ...answers(legalPageSchema),
      },
    },
    async (request, reply) => {
      const { page } = request.params
      if (!LEGAL_PAGES.includes(page)) throw notFound(page)
      return sendTagged(request, reply, legalPage(page, catalogue.data(), clock()))
    },
  )
