import { orderStatusSchema } from '@nimbus/shared-contracts/order-status'
import { desc, eq } from 'drizzle-orm'
import { dayOf } from '@nimbus/server-kit/clock'
import * as v from 'valibot'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { operatorOnly } from '../../kernel/operator/operator-key'
import { orders } from '../../platform/database/schema'
import { declarationsOf } from '../declarations/declarations-of'
import type { ReceiptLinks } from '../../kernel/documents/receipt-links'
import { operatorOrderSchema, orderListSchema } from './operator-answers'
import { moveOrder, noSuchOrder, type MoveOrderDeps } from './move-order'
import { orderEventSchema } from '../../platform/database/order-event'
import { eventsOf, eventsOfAll } from './order-events'
import { plannedFor, statusOf } from './order-status'
import { factsOf } from './progress'
import { possibleEvents } from './transitions'

/** Newest orders that are listed. */
const LISTED = 50

const orderParams = v.object({ id: pathPart })

export interface OperatorOrderRoutesDeps extends MoveOrderDeps {
  operatorKey: string
  receiptLinks: ReceiptLinks
}

/** Lists orders and lets something happen to them; for whoever has the operator's key. */
export const operatorOrderRoutes =
  ({ operatorKey, receiptLinks, ...deps }: OperatorOrderRoutesDeps): ApiPlugin =>
  async (app) => {
    const { db } = deps
    app.addHook('preParsing', operatorOnly(operatorKey))

    app.get(
      '/operator/orders',
      {
        schema: {
          tags: ['operator'],
          summary: `The newest ${LISTED} orders and their states; needs the header X-Operator-Key`,
          response: { 200: orderListSchema },
        },
      },
      async () => {
        const newest = await db.select().from(orders).orderBy(desc(orders.created_at)).limit(LISTED)
        const events = await eventsOfAll(
          db,
          newest.map(({ order_id }) => order_id),
        )
        const today = dayOf(deps.clock())
        return {
          orders: newest.map((order) => {
            const happened = events.get(order.order_id) ?? []
            const { order_id, ordered_at, products, progress } = statusOf(order, happened, { today })
            return { order_id, ordered_at, products, state: progress.state, changed_at: progress.changed_at }
          }),
        }
      },
    )

    app.get(
      '/operator/orders/:id',
      {
        schema: {
          tags: ['operator'],
          summary: 'An order, what has happened to it and what may happen next; needs the header X-Operator-Key',
          params: orderParams,
          response: { 200: operatorOrderSchema },
        },
      },
      async ({ params: { id } }) => {
        const [order] = await db.select().from(orders).where(eq(orders.order_id, id))
        if (!order) throw noSuchOrder()
        const events = await eventsOf(db, id)
        const declarations = await declarationsOf(db, receiptLinks, id)
        const today = dayOf(deps.clock())
        return {
          status: statusOf(order, events, { today, declared: declarations }),
          events: events.map(({ kind, at, ...data }) => ({ kind, at: at.toISOString(), data })),
          possible: possibleEvents(factsOf(events, today), plannedFor(order)),
          declarations: declarations.map(({ kind, number, received_at }) => ({ kind, number, received_at })),
        }
      },
    )

    app.post(
      '/operator/orders/:id/events',
      {
        schema: {
          tags: ['operator'],
          summary: 'Lets something happen to an order and tells its customer; needs the header X-Operator-Key',
          params: orderParams,
          body: orderEventSchema,
          response: { 200: orderStatusSchema },
        },
      },
      async ({ params: { id }, body }) => moveOrder(deps, id, body),
    )
  }
