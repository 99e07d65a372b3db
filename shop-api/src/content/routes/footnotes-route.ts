import { footnotesSchema } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { sendTagged } from '../../catalogue/routes/routes'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { footnotesOf } from '../footnotes/footnotes'
import { answers, TAGS, type ContentRoute } from './content-route'

/** A page has a few dozen footnotes at most. */
const MAX_TAGS = 200

const querySchema = v.object({ tags: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TAGS * 50)) })

export const footnotesRoute: ContentRoute = (app, { catalogue, clock }) =>
  app.get<{ Querystring: v.InferOutput<typeof querySchema> }>(
    '/content/footnotes',
    {
      schema: {
        tags: TAGS,
        summary: 'Legal footnotes by their tags; unknown tags are left out',
        querystring: jsonSchemaOf(querySchema),
        ...answers(footnotesSchema),
      },
    },
    async (request, reply) => {
      const tags = request.query.tags.split(',').filter(Boolean).slice(0, MAX_TAGS)
      return sendTagged(request, reply, { footnotes: footnotesOf(catalogue, tags, clock()) })
    },
  )
