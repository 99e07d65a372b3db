import { heroesSchema } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { sendTagged } from '../../catalogue/routes/routes'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { heroesOf } from '../benefits/heroes'
import { answers, notFound, TAGS, type ContentRoute } from './content-route'

const paramsSchema = v.object({ area: v.string() })

export const heroesRoute: ContentRoute = (app, { catalogue }) =>
  app.get<{ Params: v.InferOutput<typeof paramsSchema> }>(
    '/content/heroes/:area',
    {
      schema: {
        tags: TAGS,
        summary: 'The stages of an area',
        params: jsonSchemaOf(paramsSchema),
        ...answers(heroesSchema),
      },
    },
    async (request, reply) => {
      const { area } = request.params
      const heroes = heroesOf(catalogue, area)
      if (!heroes) throw notFound(area)
      return sendTagged(request, reply, heroes)
    },
  )
