import * as v from 'valibot'
import { limitOfSession } from '../../platform/limits/limit'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { choiceTime, offeredIn } from '../process/choices'
import { loadDraft, savedScopesOf } from '../drafts/drafts'
import { scopeNamed } from '../process/scope-service'
import { OF_GUEST, scopeParams, tmf, type OrderRoute } from './order-route'

/** More pages than there are times. */
const LAST_PAGE = 99

const choicesQuery = v.object({
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_PAGE))),
})
const choicesSchema = v.object({ options: v.array(v.object({ value: v.string(), label: v.string() })) })

/** How often one session may look for other times or numbers in a minute. */
const LOOKS_PER_MINUTE = 60

export const choicesRoute: OrderRoute = (app, { db, clock }) =>
  app.get<{ Params: v.InferOutput<typeof scopeParams>; Querystring: v.InferOutput<typeof choicesQuery> }>(
    '/:area/order/:id/choices/:scope',
    {
      onRequest: app.requireSession,
      config: limitOfSession(LOOKS_PER_MINUTE, 'this copy'),
      schema: {
        ...OF_GUEST,
        summary: 'Free times of a technician (CONNECTION), or free numbers (SIM_DELIVERY, NUMBER_PORTING)',
        params: jsonSchemaOf(scopeParams),
        querystring: jsonSchemaOf(choicesQuery),
        response: { 200: jsonSchemaOf(choicesSchema) },
        ...tmf('TMF646 appointment, TMF685 resource pool'),
      },
    },
    async (request, reply) => {
      const draft = await loadDraft(db, { ...request.params, sessionId: request.sessionId })
      const scope = scopeNamed(draft, request.params.scope)
      reply.header('cache-control', 'no-store')
      const saved = await savedScopesOf(db, draft.id)
      const options = await offeredIn(db, draft, scope, { saved, time: choiceTime(clock), page: request.query.page })
      return { options }
    },
  )
