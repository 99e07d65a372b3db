import { dayOf } from '@nimbus/server-kit/clock'
import { and, eq, exists, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { factsOf } from '../../aftersales/order-status/progress'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { pathPart } from '../../kernel/openapi/bounds'
import { tmf } from '../../kernel/openapi/documentation'
import type { Queries } from '../../platform/database/database'
import { orderEvents, orders } from '../../platform/database/schema'
import type { OrderAddresses } from '../product-ordering/order-resource'
import { storedOrders } from '../product-ordering/stored-orders'
import { visitOfOrder } from '../product-ordering/visit'
import { limitOfOneRoute } from '../standard/access'
import { checkRoutes, type CheckRoutesDeps } from '../standard/check-routes'
import { asList, listQuery, PAGE_SIZE, resourceQuery, withFields } from '../standard/list-query'
import { nothingThere, sendPage, sendResource } from '../standard/send-list'
import { appointmentOf } from './appointment-resource'
import { searchTimeSlot, timeSlotRequest, type TimeSlotDeps, type TimeSlotRequest } from './time-slots'

/** Below which the API lies, after the prefix of all of them. */
export const APPOINTMENT_BASE = '/appointment/v4'

const STANDARD = 'TMF646 4.0.0'

const appointmentSchema = v.looseObject({ id: v.string(), href: v.string(), status: v.string() })

/** Orders for which a visit was chosen or agreed. */
const withVisit = (db: Queries) =>
  or(
    sql`${orders.result} -> 'landline' -> 'appointment' is not null`,
    exists(
      db
        .select()
        .from(orderEvents)
        .where(and(eq(orderEvents.order_id, orders.order_id), eq(orderEvents.kind, 'appointment'))),
    ),
  )!

export interface AppointmentRoutesDeps extends TimeSlotDeps, CheckRoutesDeps {
  orderAddresses: OrderAddresses
}

/** TMF646 appointment, version 4.0.0: when a technician can come, and when one comes. Visits are booked with orders. */
export const appointmentRoutes =
  ({ kept, access, addresses, orderAddresses, ...deps }: AppointmentRoutesDeps): ApiPlugin =>
  async (app) => {
    const { db, clock } = deps
    const stored = storedOrders(db, {
      among: withVisit(db),
      stateIn: ({ order, events }, today) => visitOfOrder(order, factsOf(events, today))?.status,
    })
    const path = `${APPOINTMENT_BASE}/appointment`
    const common = { preParsing: access.readers, config: limitOfOneRoute }
    const described = { tags: ['TMF646'], security: [{ reader: [] }], ...tmf(STANDARD) }
    const today = (): string => dayOf(clock())

    app.get(
      path,
      {
        ...common,
        schema: {
          ...described,
          summary: 'A page of the visits of orders, without where they are',
          querystring: listQuery(['id', 'status']),
          response: { 200: v.array(appointmentSchema), 206: v.array(appointmentSchema) },
        },
      },
      async (request, reply) => {
        const { fields, offset = 0, limit = PAGE_SIZE, ...asked } = request.query
        const { id, status } = asList(asked)
        const filters = { ...(id && { id }), ...(status && { state: status }) }
        const day = today()
        const { total, shown } = await stored.page(filters, { offset, limit: Math.min(limit, PAGE_SIZE) }, day)
        const view = { withPersonal: false, today: day }
        const resources = shown.flatMap((one) => appointmentOf(one, orderAddresses, view) ?? [])
        const text = JSON.stringify(resources.map((one) => withFields(one, fields)))
        return sendPage(request, reply, { total, count: resources.length, text })
      },
    )

    app.get(
      `${path}/:id`,
      {
        ...common,
        schema: {
          ...described,
          summary: 'The visit of an order; where it is, is for the operator alone',
          params: v.object({ id: pathPart }),
          querystring: resourceQuery,
          response: { 200: appointmentSchema },
        },
      },
      async (request, reply) => {
        const order = await stored.find(request.params.id)
        const withPersonal = access.roleOf(request) === 'operator'
        const known = order && appointmentOf(order, orderAddresses, { withPersonal, today: today() })
        if (!known) throw nothingThere()
        return sendResource(request, reply, withFields(known, request.query.fields))
      },
    )

    const searches = {
      base: APPOINTMENT_BASE,
      resource: 'searchTimeSlot',
      standard: STANDARD,
      question: 'when a technician can come',
      body: timeSlotRequest,
      stateName: 'status' as const,
      check: (body: TimeSlotRequest, now: Date) => searchTimeSlot(deps, body, now),
    }
    await app.register(checkRoutes(searches, { kept, access, addresses }))
  }
