import { orderResultSchema } from '@nimbus/shared-contracts/order'
import type * as v from 'valibot'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { submitOrder } from '../process/submit'
import { idempotencyKeyOf } from '../../platform/database/idempotency-key'
import { OF_GUEST, orderParams, tmf, type OrderRoute } from './order-route'
import { limitOfSession } from '../../platform/limits/limit'

/** Orders that one session may submit in a minute. */
const SUBMITS_PER_MINUTE = 30

export const submitOrderRoute: OrderRoute = (app, { db, catalogue, clock, vault, links, statusLinks, shopOrigin }) =>
  app.post<{ Params: v.InferOutput<typeof orderParams> }>(
    '/:area/order/:id/submit',
    {
      onRequest: app.requireSession,
      config: limitOfSession(SUBMITS_PER_MINUTE, 'all copies'),
      schema: {
        ...OF_GUEST,
        summary: 'Makes the order; the mobile path serves landline orders too (API-1)',
        params: jsonSchemaOf(orderParams),
        response: { 200: jsonSchemaOf(orderResultSchema) },
        ...tmf('TMF622 product order'),
      },
    },
    async (request, reply) => {
      const { params, sessionId } = request
      reply.header('cache-control', 'no-store')
      return submitOrder(
        { db, catalogue, clock, vault, links, statusLinks, shopOrigin },
        { id: params.id, sessionId, key: idempotencyKeyOf(request) },
      )
    },
  )
