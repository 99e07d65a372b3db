import { benefitsSchema } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { sendTagged } from '../../catalogue/routes/routes'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { benefitsOf } from '../benefits'
import { campaignsAt } from '../facts/campaigns'
import { answers, notFound, TAGS, type ContentRoute } from './content-route'

const paramsSchema = v.object({ product: v.string() })

export const benefitsRoute: ContentRoute = (app, { catalogue, clock }) =>
  app.get<{ Params: v.InferOutput<typeof paramsSchema> }>(
    '/content/benefits/:product',
    {
      schema: {
        tags: TAGS,
        summary: 'What speaks for a product',
        params: jsonSchemaOf(paramsSchema),
        ...answers(benefitsSchema),
      },
    },
    async (request, reply) => {
      const { product } = request.params
      const data = catalogue.data()
      const benefits = benefitsOf(product, {
        data,
        tariffs: catalogue.tariffs(),
        campaigns: campaignsAt(data, clock()),
      })
      if (!benefits) throw notFound(product)
      return sendTagged(request, reply, benefits)
    },
  )
