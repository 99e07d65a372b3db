import { dayOf } from '@nimbus/server-kit/clock'
import { lifecycleStates } from '@nimbus/shared-contracts/order-status'
import * as v from 'valibot'
import { moveOrder, type MoveOrderDeps } from '../../aftersales/order-status/move-order'
import { ApiException } from '../../kernel/errors/api-exception'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { tmf } from '../../kernel/openapi/documentation'
import { jsonBodies } from '../../kernel/openapi/validation'
import { limitOfOneRoute, type Access } from '../standard/access'
import { listQuery, matching, PAGE_SIZE, resourceQuery, withFields } from '../standard/list-query'
import { sendPage, sendResource } from '../standard/send-list'
import { cancellationsOf, orderIdOf } from './cancellations'
import { toState } from './change-state'
import { productOrder, type OrderAddresses } from './order-resource'
import { storedOrders } from './stored-orders'

/** Below which the API lies, after the prefix of all of them. */
export const PRODUCT_ORDERING_BASE = '/productOrderingManagement/v4'

const orderSchema = v.looseObject({ id: v.string(), href: v.string(), state: v.string() })

/** A change of an order. The definition asks for items in every change; there is nothing to change in them. */
const orderPatch = v.strictObject({
  state: v.picklist(lifecycleStates),
  productOrderItem: v.optional(v.pipe(v.array(v.strictObject({})), v.maxLength(0))),
})

const cancellationRequest = v.strictObject({
  productOrder: v.strictObject({
    id: pathPart,
    href: v.optional(v.pipe(v.string(), v.maxLength(500))),
    name: v.optional(v.pipe(v.string(), v.maxLength(100))),
    '@referredType': v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  cancellationReason: v.optional(v.picklist(['withdrawal', 'termination'])),
})

const params = v.object({ id: pathPart })
/** What a list was asked to be filtered by; the schema has let no other names in. */
type Asked = Readonly<Record<string, string | string[] | undefined>>

const nothingThere = (): ApiException => new ApiException(404, 'NotFoundException', 'Diese Adresse gibt es nicht.')

export interface ProductOrderingRoutesDeps extends MoveOrderDeps {
  access: Access
  addresses: OrderAddresses
}

/** TMF622 product ordering, version 4.0.0: orders of the shop are read and moved on. They are made in the shop alone. */
export const productOrderingRoutes =
  ({ access, addresses, ...deps }: ProductOrderingRoutesDeps): ApiPlugin =>
  async (app) => {
    const { db } = deps
    const stored = storedOrders(db)
    app.removeContentTypeParser('*')
    jsonBodies(app, ['application/json', 'application/merge-patch+json'])
    // behind the limit, which counts wrong keys too
    const reading = { preParsing: access.readers, config: limitOfOneRoute }
    const moving = { ...reading, preParsing: access.operators }
    const described = { tags: ['TMF622'], security: [{ reader: [] }], ...tmf('TMF622 4.0.0') }
    const orderPath = `${PRODUCT_ORDERING_BASE}/productOrder`
    const cancelPath = `${PRODUCT_ORDERING_BASE}/cancelProductOrder`
    const today = (): string => dayOf(deps.clock())

    app.get(
      orderPath,
      {
        ...reading,
        schema: {
          ...described,
          summary: 'A page of orders, the oldest first, without a word of who ordered',
          querystring: listQuery(['id', 'orderDate', 'state']),
          response: { 200: v.array(orderSchema), 206: v.array(orderSchema) },
        },
      },
      async (request, reply) => {
        const { fields, offset = 0, limit = PAGE_SIZE, ...asked } = request.query
        const filters = Object.fromEntries(
          Object.entries(asked as Asked).flatMap(([name, one]) => (one === undefined ? [] : [[name, [one].flat()]])),
        )
        const day = today()
        const { total, shown } = await stored.page(filters, { offset, limit: Math.min(limit, PAGE_SIZE) }, day)
        const view = { withPersonal: false, today: day }
        const resources = shown.map((one) => withFields(productOrder(one, addresses, view), fields))
        return sendPage(request, reply, { total, count: shown.length, text: JSON.stringify(resources) })
      },
    )

    app.get(
      `${orderPath}/:id`,
      {
        ...reading,
        schema: {
          ...described,
          summary: 'One order; who ordered it is for the operator alone',
          params,
          querystring: resourceQuery,
          response: { 200: orderSchema },
        },
      },
      async (request, reply) => {
        const known = await stored.find(request.params.id)
        if (!known) throw nothingThere()
        const withPersonal = access.roleOf(request) === 'operator'
        const resource = productOrder(known, addresses, { withPersonal, today: today() })
        return sendResource(request, reply, withFields(resource, request.query.fields))
      },
    )

    app.patch(
      `${orderPath}/:id`,
      {
        ...moving,
        schema: {
          ...described,
          summary: 'Brings an order into another state and tells its customer; for the operator',
          params,
          body: orderPatch,
          response: { 200: orderSchema },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        await moveOrder(deps, id, toState(request.body.state))
        const moved = await stored.find(id)
        if (!moved) throw nothingThere()
        return sendResource(request, reply, productOrder(moved, addresses, { withPersonal: true, today: today() }))
      },
    )

    app.get(
      cancelPath,
      {
        ...reading,
        schema: {
          ...described,
          summary: 'A page of requests to cancel orders',
          querystring: listQuery(['id', 'state', 'productOrder.id']),
          response: { 200: v.array(orderSchema), 206: v.array(orderSchema) },
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
          params,
          querystring: resourceQuery,
          response: { 200: orderSchema },
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
          response: { 201: orderSchema },
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
