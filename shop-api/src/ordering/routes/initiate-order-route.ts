import { cartPayloadSchema, type CartPayload } from '@nimbus/shared-contracts/cart'
import { cartResponseSchema } from '@nimbus/shared-contracts/order'
import type * as v from 'valibot'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { initiateOrder } from '../process/initiate'
import { idempotencyKeyOf } from '../../platform/database/idempotency-key'
import { cartsPerMinute, initiateParams, OF_GUEST, tmf, type OrderRoute } from './order-route'

/** Orders that one address may begin in a minute; a shared office stays far below. */
const INITIATIONS_PER_MINUTE = 120

export const initiateOrderRoute: OrderRoute = (app, { db, catalogue }) =>
  app.post<{ Params: v.InferOutput<typeof initiateParams>; Body: CartPayload }>(
    '/:area/new-customer/:kind/initiate-order',
    {
      onRequest: app.requireSession,
      ...cartsPerMinute(INITIATIONS_PER_MINUTE, 'all copies'),
      schema: {
        ...OF_GUEST,
        summary: 'Begins an order; the header Idempotency-Key makes a repeated call harmless',
        params: jsonSchemaOf(initiateParams),
        body: jsonSchemaOf(cartPayloadSchema),
        response: { 200: jsonSchemaOf(cartResponseSchema) },
        ...tmf('TMF663 shopping cart, TMF622 product order'),
      },
    },
    async (request) => {
      const { params, sessionId, body: payload } = request
      return initiateOrder({ db, catalogue }, { ...params, sessionId, payload, key: idempotencyKeyOf(request) })
    },
  )
