import { startOfDay } from '@nimbus/server-kit/clock'
import { plannedFor } from '../../aftersales/order-status/order-status'
import { changedAt, factsOf, stateOf, type Facts } from '../../aftersales/order-status/progress'
import { visibleAnswers } from '../../aftersales/personal-data/visible-answers'
import type { RecordedEvent } from '../../platform/database/order-event'
import type { Addresses } from '../standard/addresses'
import { orderItems, type Order, type OrderItem } from './order-items'
import { orderPrices, type OrderPrice } from './order-price'
import { visitOfOrder } from './visit'

/** The ProductOrder of TMF622 4.0.0 as far as the shop writes it. Instants are ISO 8601, amounts euros. */
export interface ProductOrder {
  id: string
  href: string
  externalId: string
  category: 'residential'
  orderDate: string
  state: string
  requestedStartDate?: string
  completionDate?: string
  cancellationDate?: string
  cancellationReason?: string
  notificationContact?: string
  channel: { id: string; name: string; role: string }[]
  relatedParty: { id: string; name?: string; role: string; '@referredType': string }[]
  orderTotalPrice: OrderPrice[]
  note: { id: string; author: string; date: string; text: string }[]
  productOrderItem: OrderItem[]
}

/** Where resources lie that an order names. */
export interface OrderAddresses {
  /** Of orders. */
  orders: Addresses
  /** Of the catalogue. */
  catalog: Addresses
  /** Of technicians' visits. */
  visits: Addresses
}

export interface StoredOrder {
  order: Order
  events: readonly RecordedEvent[]
}

/** For whom and when an order is written. */
export interface OrderView {
  /** The key allows to see who ordered. */
  withPersonal: boolean
  /** YYYY-MM-DD: what is agreed for a later day has not come yet. */
  today: string
}

/** Writes an order; no bank account in it for any key (TMF-9). */
export function productOrder(
  { order, events }: StoredOrder,
  { orders, catalog, visits }: OrderAddresses,
  { withPersonal, today }: OrderView,
): ProductOrder {
  const { order_id: id, ordered_at } = order
  const milestones = plannedFor(order)
  const facts = factsOf(events, today)
  const state = stateOf(facts, milestones)
  const changed = changedAt(ordered_at, events)
  const answers = visibleAnswers(order, withPersonal)
  const text = (field: string): string | undefined => (typeof answers[field] === 'string' ? answers[field] : undefined)
  const name = [text('customer.first_name'), text('customer.last_name')].flatMap((part) => part ?? []).join(' ')
  const start = text('connection.start_date')
  const contact = text('customer.email')
  const reason = events.findLast((event) => event.kind === 'cancellation-requested')?.reason
  const orderDate = ordered_at.toISOString()
  return {
    id,
    href: orders.of('productOrder', id),
    externalId: id,
    category: 'residential',
    orderDate,
    state,
    ...(start && { requestedStartDate: startOfDay(start).toISOString() }),
    ...(state === 'completed' && { completionDate: completedAt(facts, changed) }),
    ...(state === 'cancelled' && { cancellationDate: changed, ...(reason && { cancellationReason: reason }) }),
    ...(contact && { notificationContact: contact }),
    channel: [{ id: 'web', name: 'Webshop', role: 'sales' }],
    relatedParty: [{ id, ...(name && { name }), role: 'customer', '@referredType': 'Individual' }],
    orderTotalPrice: orderPrices(order.cart.sums.conditions, 'Summe'),
    note: [{ id: 'total_hash', author: 'shop', date: orderDate, text: `agreed sums ${order.cart.total_hash}` }],
    productOrderItem: orderItems({
      order,
      state,
      facts,
      ...(visitOfOrder(order, facts) && {
        appointment: { id, href: visits.of('appointment', id), '@referredType': 'Appointment' },
      }),
      milestones,
      answers,
      offering: ({ id: offeringId, name: called }) => ({
        id: offeringId,
        href: catalog.of('productOffering', offeringId),
        name: called,
      }),
      extended: (type, base) => ({ '@type': type, '@baseType': base, '@schemaLocation': orders.extensionSchema }),
    }),
  }
}

/** What came last: the last event, or the day on which an agreed number has come since. */
function completedAt({ porting }: Facts, changed: string): string {
  const ported = porting?.on === undefined ? '' : startOfDay(porting.on).toISOString()
  return ported > changed ? ported : changed
}
