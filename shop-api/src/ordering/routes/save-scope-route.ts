import type { FormValues } from '@nimbus/shared-contracts/forms'
import { scopeSchema } from '@nimbus/shared-contracts/order'
import * as v from 'valibot'
import type { Queries } from '../../platform/database/database'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { alreadyOrdered } from '../drafts/already-ordered'
import { choiceTime } from '../process/choices'
import { loadDraft, orderOfDraft, type Draft } from '../drafts/drafts'
import { saveScope } from '../process/save-scope'
import { scopeNamed } from '../process/scope-service'
import { OF_GUEST, scopeParams, type OrderRoute } from './order-route'
import { limitOfSession } from '../../platform/limits/limit'

const savedSchema = v.object({ scope: scopeSchema, saved: v.array(v.string()) })

/** The values of a scope are a few fields. */
const SCOPE_BYTES = 32 * 1024

/** Scopes that one session may save in a minute; each of the six is saved once, and again for each correction. */
const SAVES_PER_MINUTE = 120

export const saveScopeRoute: OrderRoute = (app, { db, catalogue, clock, vault }) =>
  app.post<{ Params: v.InferOutput<typeof scopeParams>; Body: FormValues }>(
    '/:area/order/:id/save/:scope',
    {
      onRequest: app.requireSession,
      bodyLimit: SCOPE_BYTES,
      config: limitOfSession(SAVES_PER_MINUTE, 'this copy'),
      schema: {
        ...OF_GUEST,
        summary: 'Checks and stores the values of a scope',
        params: jsonSchemaOf(scopeParams),
        body: { type: 'object' },
        response: { 200: jsonSchemaOf(savedSchema) },
      },
    },
    async (request) =>
      db.transaction(async (tx) => {
        const draft = await loadDraft(tx, { ...request.params, sessionId: request.sessionId }, { lock: true })
        const scope = scopeNamed(draft, request.params.scope)
        await assertOpen(tx, draft)
        return saveScope({ tx, catalogue, time: choiceTime(clock), vault }, draft, scope, request.body)
      }),
  )

async function assertOpen(tx: Queries, draft: Draft): Promise<void> {
  const order = await orderOfDraft(tx, draft.id)
  if (order) throw alreadyOrdered(order.order_id)
}
