import * as v from 'valibot'
import { moveOrder } from '../../aftersales/order-status/move-order'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { listQuery, type Asked, matching, PAGE_SIZE, resourceQuery, withFields } from '../standard/list-query'
import { nothingThere, sendPage, sendResource } from '../standard/send-list'
import { cancellationsOf, orderIdOf } from './cancellations'
import { callsOf, idParams, PRODUCT_ORDERING_BASE, type ProductOrderingDeps } from './ordering-calls'

const cancellationSchema = v.looseObject({ id: v.string(), href: v.string(), state: v.string() })

const cancellationRequest = v.strictObject({
  productOrder: v.strictObject({
    id: pathPart,
    href: v.optional(v.pipe(v.string(), v.maxLength(500))),
    name: v.optional(v.pipe(v.string(), v.maxLength(100))),
    '@referredType': v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  cancellationReason: v.optional(v.picklist(['withdrawal', 'termination'])),
})

/** Requests to cancel orders: lists, one, and a new one. */
export const cancellationRoutes =
  ({ access, addresses, ...deps }: ProductOrderingDeps): ApiPlugin =>
  async (app) => {
    const { db } = deps
    const { reading, moving, described } = callsOf(access)
    const cancelPath = `${PRODUCT_ORDERING_BASE}/cancelProductOrder`

    app.get(
      cancelPath,
      {
        ...reading,
        schema: {
          ...described,
          summary: 'A page of requests to cancel orders',
          querystring: listQuery(['id', 'state', 'productOrder.id']),
          response: { 200: v.array(cancellationSchema), 206: v.array(cancellationSchema) },
        },
      },
      async (request, reply) => {
        const { fields, offset = 0, limit = PAGE_SIZE, ...asked } = request.query
        const fits = Object.entries(asked as Asked).map(([name, one]) => ({ name, fits: matching(name, one) }))
        const found = (await cancellationsOf(db, addresses.orders)).filter((one) => {
          const facts: Record<string, string> = { id: one.id, state: one.state, 'productOrder.id': one.productOrder.id }
          return fits.every((filter) => filter.fits(facts[filter.name]))
        })
        const shown = found.slice(offset, offset + Math.min(limit, PAGE_SIZE))
        const text = JSON.stringify(shown.map((one) => withFields(one, fields)))
        return sendPage(request, reply, { total: found.length, count: shown.length, text })
      },
    )

    app.get(
      `${cancelPath}/:id`,
      {
        ...reading,
        schema: {
          ...described,
          summary: 'One request to cancel an order',
          params: idParams,
          querystring: resourceQuery,
          response: { 200: cancellationSchema },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const known = (await cancellationsOf(db, addresses.orders, orderIdOf(id))).find((one) => one.id === id)
        if (!known) throw nothingThere()
        return sendResource(request, reply, withFields(known, request.query.fields))
      },
    )

    app.post(
      cancelPath,
      {
        ...moving,
        schema: {
          ...described,
          summary: 'Asks for an order to be cancelled, which is assessed then; for the operator',
          body: cancellationRequest,
          response: { 201: cancellationSchema },
        },
      },
      async ({ body }, reply) => {
        const { cancellationReason: reason, productOrder: of } = body
        await moveOrder(deps, of.id, { kind: 'cancellation-requested', ...(reason && { reason }) })
        const made = (await cancellationsOf(db, addresses.orders, of.id)).at(-1)
        if (!made) throw nothingThere()
        return reply.code(201).header('location', made.href).header('cache-control', 'no-store').send(made)
      },
    )
  }
