import { formSchemaSchema } from '@nimbus/shared-contracts/forms'
import type * as v from 'valibot'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { choiceTime, offeredIn } from '../process/choices'
import { loadDraft, savedScopesOf } from '../drafts/drafts'
import { formSchema, scopeNamed } from '../process/scope-service'
import { OF_GUEST, scopeParams, type OrderRoute } from './order-route'

export const formSchemaRoute: OrderRoute = (app, { db, clock, validators }) =>
  app.get<{ Params: v.InferOutput<typeof scopeParams> }>(
    '/:area/order/:id/form-schemas/:scope',
    {
      onRequest: app.requireSession,
      schema: {
        ...OF_GUEST,
        summary: 'The form of a scope with the values that are saved',
        params: jsonSchemaOf(scopeParams),
        response: { 200: jsonSchemaOf(formSchemaSchema) },
      },
    },
    async (request, reply) => {
      const draft = await loadDraft(db, { ...request.params, sessionId: request.sessionId })
      const scope = scopeNamed(draft, request.params.scope)
      reply.header('cache-control', 'no-store')
      const saved = await savedScopesOf(db, draft.id)
      const time = choiceTime(clock)
      const offered = await offeredIn(db, draft, scope, { saved, time })
      return formSchema(draft, scope, { today: time.today, saved, validators, offered })
    },
  )
