import { dayOf } from '@nimbus/server-kit/clock'
import { lifecycleStates } from '@nimbus/shared-contracts/order-status'
import * as v from 'valibot'
import { moveOrder } from '../../aftersales/order-status/move-order'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { asList, listQuery, PAGE_SIZE, resourceQuery, withFields } from '../standard/list-query'
import { nothingThere, sendPage, sendResource } from '../standard/send-list'
import { toState } from './change-state'
import { productOrder } from './order-resource'
import { callsOf, idParams, PRODUCT_ORDERING_BASE, type ProductOrderingDeps } from './ordering-calls'
import { storedOrders } from './stored-orders'

const orderSchema = v.looseObject({ id: v.string(), href: v.string(), state: v.string() })

/** A change of an order. The definition asks for items in every change; there is nothing to change in them. */
const orderPatch = v.strictObject({
  state: v.picklist(lifecycleStates),
  productOrderItem: v.optional(v.pipe(v.array(v.strictObject({})), v.maxLength(0))),
})

/** Orders as resources: lists, one, and its change of state. */
export const orderRoutes =
  ({ access, addresses, ...deps }: ProductOrderingDeps): ApiPlugin =>
  async (app) => {
    const stored = storedOrders(deps.db)
    const { reading, moving, described } = callsOf(access)
    const orderPath = `${PRODUCT_ORDERING_BASE}/productOrder`
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
        const day = today()
        const { total, shown } = await stored.page(asList(asked), { offset, limit: Math.min(limit, PAGE_SIZE) }, day)
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
          params: idParams,
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
          params: idParams,
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
  }
