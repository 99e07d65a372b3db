import { orderResultSchema } from '@nimbus/shared-contracts/order'
import type { FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { jsonSchemaOf } from '../../openapi/json-schema-of'
import { submitOrder } from '../submit'
import { idempotencyKeyOf } from './idempotency-key'
import { OF_GUEST, orderParams, tmf, type OrderRoute } from './order-route'

/** Orders that one session may submit in a minute. */
const SUBMITS_PER_MINUTE = 30

const submitsPerSession = {
  rateLimit: {
    max: SUBMITS_PER_MINUTE,
    timeWindow: '1 minute',
    // after requireSession, so that another spelling of a token is no other session
    hook: 'preHandler' as const,
    keyGenerator: (request: FastifyRequest) => request.sessionId,
  },
}

export const submitOrderRoute: OrderRoute = (app, { db, catalogue, clock, vault, links }) =>
  app.post<{ Params: v.InferOutput<typeof orderParams> }>(
    '/:area/order/:id/submit',
    {
      onRequest: app.requireSession,
      config: submitsPerSession,
      schema: {
        ...OF_GUEST,
        summary: 'Makes the order; the mobile path serves landline orders too (spec section 7)',
        params: jsonSchemaOf(orderParams),
        response: { 200: jsonSchemaOf(orderResultSchema) },
        ...tmf('TMF622 product order'),
      },
    },
    async (request, reply) => {
      const { params, sessionId } = request
      reply.header('cache-control', 'no-store')
      return submitOrder(
        { db, catalogue, clock, vault, links },
        { id: params.id, sessionId, key: idempotencyKeyOf(request) },
      )
    },
  )
