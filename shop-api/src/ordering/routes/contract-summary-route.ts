import { contractSummarySchema } from '@nimbus/shared-contracts/order'
import type * as v from 'valibot'
import { dayOf } from '@nimbus/server-kit/clock'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { assertComplete, offerOf, withData } from '../process/agreement'
import { loadDraft, savedScopesOf } from '../drafts/drafts'
import { OF_GUEST, orderParams, type OrderRoute } from './order-route'

export const contractSummaryRoute: OrderRoute = (app, { db, catalogue, clock, vault, links }) =>
  app.get<{ Params: v.InferOutput<typeof orderParams> }>(
    '/:area/order/:id/contract-summary',
    {
      onRequest: app.requireSession,
      schema: {
        ...OF_GUEST,
        summary: 'The contract summary of TKG § 54 as data; its PDF is linked',
        params: jsonSchemaOf(orderParams),
        response: { 200: jsonSchemaOf(contractSummarySchema) },
      },
    },
    async (request, reply) => {
      const draft = await loadDraft(db, { ...request.params, sessionId: request.sessionId })
      const saved = await savedScopesOf(db, draft.id)
      assertComplete(draft, saved)
      reply.header('cache-control', 'no-store')
      const { summary } = withData(offerOf(draft, catalogue, dayOf(clock())), saved, vault)
      return { ...summary, pdf: links.to({ kind: 'offer-summary', id: draft.id }) }
    },
  )
