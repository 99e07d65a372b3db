import { orderStatusSchema } from '@nimbus/shared-contracts/order-status'
import { desc, eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import { isOperatorKey } from '../../kernel/operator/operator-key'
import { orders } from '../../platform/database/schema'
import { declarationsOf } from '../declarations/declarations-of'
import type { ReceiptLinks } from '../../kernel/documents/receipt-links'
import { ApiException } from '../../kernel/errors/api-exception'
import { jsonSchemaOf } from '../../kernel/openapi/json-schema-of'
import { operatorOrderSchema, orderListSchema } from './operator-answers'
import { moveOrder, noSuchOrder, type MoveOrderDeps } from './move-order'
import { orderEventSchema, type OrderEvent } from '../../platform/database/order-event'
import { eventsOf, eventsOfAll } from './order-events'
import { plannedFor, statusOf } from './order-status'
import { factsOf } from './progress'
import { possibleEvents } from './transitions'

/** Newest orders that are listed. */
const LISTED = 50

const orderParams = v.object({ id: v.string() })

export interface OperatorOrderRoutesDeps extends MoveOrderDeps {
  operatorKey: string
  receiptLinks: ReceiptLinks
}

/** Lists orders and lets something happen to them; for whoever has the operator's key. */
export const operatorOrderRoutes =
  ({ operatorKey, receiptLinks, ...deps }: OperatorOrderRoutesDeps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps
    app.addHook('onRequest', async (request) => {
      if (isOperatorKey(operatorKey, request.headers['x-operator-key'])) return
      throw new ApiException(401, 'AuthenticationException', 'Der Betreiberschlüssel fehlt oder ist falsch.')
    })
    app.addHook('onSend', async (_request, reply, payload) => {
      reply.header('cache-control', 'no-store')
      return payload
    })

    app.get(
      '/operator/orders',
      {
        schema: {
          tags: ['operator'],
          summary: `The newest ${LISTED} orders and their states; needs the header X-Operator-Key`,
          response: { 200: jsonSchemaOf(orderListSchema) },
        },
      },
      async () => {
        const newest = await db.select().from(orders).orderBy(desc(orders.created_at)).limit(LISTED)
        const events = await eventsOfAll(
          db,
          newest.map(({ order_id }) => order_id),
        )
        return {
          orders: newest.map((order) => {
            const { order_id, ordered_at, products, progress } = statusOf(order, events.get(order.order_id) ?? [])
            return { order_id, ordered_at, products, state: progress.state, changed_at: progress.changed_at }
          }),
        }
      },
    )

    app.get<{ Params: v.InferOutput<typeof orderParams> }>(
      '/operator/orders/:id',
      {
        schema: {
          tags: ['operator'],
          summary: 'An order, what has happened to it and what may happen next; needs the header X-Operator-Key',
          params: jsonSchemaOf(orderParams),
          response: { 200: jsonSchemaOf(operatorOrderSchema) },
        },
      },
      async ({ params: { id } }) => {
        const [order] = await db.select().from(orders).where(eq(orders.order_id, id))
        if (!order) throw noSuchOrder()
        const events = await eventsOf(db, id)
        const declarations = await declarationsOf(db, receiptLinks, id)
        return {
          status: statusOf(order, events, declarations),
          events: events.map(({ kind, at, ...data }) => ({ kind, at: at.toISOString(), data })),
          possible: possibleEvents(factsOf(events), plannedFor(order)),
          declarations: declarations.map(({ kind, number, received_at }) => ({ kind, number, received_at })),
        }
      },
    )

    app.post<{ Params: v.InferOutput<typeof orderParams>; Body: OrderEvent }>(
      '/operator/orders/:id/events',
      {
        schema: {
          tags: ['operator'],
          summary: 'Lets something happen to an order and tells its customer; needs the header X-Operator-Key',
          params: jsonSchemaOf(orderParams),
          body: jsonSchemaOf(orderEventSchema),
          response: { 200: jsonSchemaOf(orderStatusSchema) },
        },
      },
      async ({ params: { id }, body }) => moveOrder(deps, id, body),
    )
  }
