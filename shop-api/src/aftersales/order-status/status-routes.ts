import {
  orderStatusSchema,
  portingAnswerSchema,
  statusAccessSchema,
  statusPathSchema,
  type OrderStatus,
} from '@nimbus/shared-contracts/order-status'
import { eq } from 'drizzle-orm'
import { dayOf } from '@nimbus/server-kit/clock'
import * as v from 'valibot'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart, parameter } from '../../kernel/openapi/bounds'
import { orders } from '../../platform/database/schema'
import { declarationsOf } from '../declarations/declarations-of'
import type { ReceiptLinks } from '../../kernel/documents/receipt-links'
import { limitOfAddress } from '../../platform/limits/limit'
import { tmf } from '../../kernel/openapi/documentation'
import { moveOrder, noSuchOrder, type MoveOrderDeps } from './move-order'
import { eventsOf } from './order-events'
import { statusOf } from './order-status'
import { findOwnOrder } from './status-access'
import type { StatusLinks } from '../../kernel/documents/status-links'

export interface StatusRoutesDeps extends MoveOrderDeps {
  statusLinks: StatusLinks
  receiptLinks: ReceiptLinks
  /** For digests of what is counted. */
  limitKey: Buffer
}

/** Tries from one address of the internet in a minute. */
const TRIES_PER_MINUTE = 10

const orderParams = v.object({ id: pathPart })
const codeQuery = v.object({ code: v.optional(parameter, '') })

/** The status of an order for whoever has its link, and the link for whoever knows enough of the order. */
export const statusRoutes =
  ({ limitKey, receiptLinks, ...deps }: StatusRoutesDeps): ApiPlugin =>
  async (app) => {
    const { db, statusLinks } = deps

    /** All that whoever has the link may see. */
    async function shownStatus(id: string): Promise<OrderStatus> {
      const [order] = await db.select().from(orders).where(eq(orders.order_id, id))
      if (!order) throw noSuchOrder()
      const declared = await declarationsOf(db, receiptLinks, id)
      return statusOf(order, await eventsOf(db, id), { today: dayOf(deps.clock()), declared })
    }

    app.get(
      '/orders/:id/status',
      {
        schema: {
          tags: ['order'],
          summary: 'How far an order is, by the code of its signed link',
          params: orderParams,
          querystring: codeQuery,
          response: { 200: orderStatusSchema },
          ...tmf('TMF622 product order'),
        },
      },
      async (request, reply) => {
        const { id } = request.params
        // nothing is looked for by a code that can't be one
        if (!statusLinks.opens(id, request.query.code)) throw noSuchOrder()
        reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
        return shownStatus(id)
      },
    )

    app.post(
      '/orders/status-access',
      {
        config: limitOfAddress(TRIES_PER_MINUTE, 'all copies'),
        schema: {
          tags: ['order'],
          summary: 'The signed path of an order’s status page, for who knows number, e-mail address and birth date',
          body: statusAccessSchema,
          response: { 200: statusPathSchema },
        },
      },
      async (request, reply) => {
        const counted = { db, key: limitKey, limitFactor: app.limitFactor }
        const orderId = await findOwnOrder(counted, request.body)
        reply.header('cache-control', 'no-store')
        return { path: statusLinks.to(orderId) }
      },
    )

    app.post(
      '/orders/:id/porting-answer',
      {
        config: limitOfAddress(TRIES_PER_MINUTE, 'all copies'),
        schema: {
          tags: ['order'],
          summary: 'What a former provider that has refused wants to know, by the code of the order’s link',
          params: orderParams,
          body: portingAnswerSchema,
          response: { 200: orderStatusSchema },
        },
      },
      async ({ params: { id }, body: { code, answer } }, reply) => {
        if (!statusLinks.opens(id, code)) throw noSuchOrder()
        reply.header('cache-control', 'private, no-store')
        await moveOrder(deps, id, { kind: 'porting-corrected', answer: answer.trim() })
        return shownStatus(id)
      },
    )
  }
