import { dayOf, startOfDay } from '@nimbus/server-kit/clock'
import { plannedFor } from '../../aftersales/order-status/order-status'
import { factsOf, stateOf } from '../../aftersales/order-status/progress'
import type { RecordedEvent } from '../../platform/database/order-event'
import type { HubEvent } from '../../platform/events/event-worker'
import { cancellationsIn } from '../product-ordering/cancellations'
import { productOrder, type OrderAddresses, type StoredOrder } from '../product-ordering/order-resource'

/** An event of TMF622 4.0.0. */
export interface OrderHubEvent extends HubEvent {
  eventTime: string
  domain: 'TMF622'
  correlationId: string
  title?: string
  event: { productOrder: object } | { cancelProductOrder: object }
}

/**
 * What listeners of orders are told by one change, which is 0 for its coming and else the number of what happened (TMF-18):
 * the order as it was then, as who reads lists sees it, so that nobody's name is in it.
 */
export function orderEvents(
  { order, events }: StoredOrder,
  position: number,
  addresses: OrderAddresses,
): readonly OrderHubEvent[] {
  const { order_id: id, ordered_at } = order
  const stored = { order, events: events.slice(0, position) }
  const last = stored.events.at(-1)
  if (stored.events.length < position) return []
  const at = last?.at ?? ordered_at
  const resource = productOrder(stored, addresses, { withPersonal: false, today: dayOf(at) })
  const common = { eventTime: at.toISOString(), domain: 'TMF622' as const, correlationId: id }
  const ofOrder = (eventType: string, mark = '', title: string | undefined = last?.kind): OrderHubEvent => ({
    eventId: `${id}-${position}${mark}`,
    eventType,
    ...common,
    ...(title && { title }),
    event: { productOrder: resource },
  })
  if (!last) return [ofOrder('ProductOrderCreateEvent')]
  const isAnother = stateBefore(stored, last) !== resource.state
  return [
    ofOrder(isAnother ? 'ProductOrderStateChangeEvent' : 'ProductOrderAttributeValueChangeEvent'),
    ...(last.kind === 'porting-rejected' ? [ofOrder('ProductOrderInformationRequiredEvent', 'i', last.code)] : []),
    ...cancellationNews(stored, addresses).map(({ eventType, cancelProductOrder }) => ({
      eventId: `${id}-${position}c`,
      eventType,
      ...common,
      title: last.kind,
      event: { cancelProductOrder },
    })),
  ]
}

/**
 * What listeners are told of an order on a day that changes it by itself, by its events up to a position (TMF-22): of an
 * agreed number that comes, by which the order may be completed.
 */
export function dayEvent(
  { order, events }: StoredOrder,
  { position, day }: { position: number; day: string },
  addresses: OrderAddresses,
): OrderHubEvent {
  const { order_id: id } = order
  const stored = { order, events: events.slice(0, position) }
  const resource = productOrder(stored, addresses, { withPersonal: false, today: day })
  const before = stateOf(factsOf(stored.events, dayBefore(day)), plannedFor(order))
  return {
    eventId: `${id}-${position}d`,
    eventType: before === resource.state ? 'ProductOrderAttributeValueChangeEvent' : 'ProductOrderStateChangeEvent',
    eventTime: startOfDay(day).toISOString(),
    domain: 'TMF622',
    correlationId: id,
    title: 'number-ported',
    event: { productOrder: resource },
  }
}

/** dayBefore('2026-12-01') → '2026-11-30' */
const dayBefore = (day: string): string => dayOf(new Date(startOfDay(day).getTime() - 1))

/** What the order was on the same day without it. */
const stateBefore = ({ order, events }: StoredOrder, { at }: RecordedEvent): string =>
  stateOf(factsOf(events.slice(0, -1), dayOf(at)), plannedFor(order))

/** What the last event has done to a request to cancel, which is told beside the order. */
function cancellationNews({ order, events }: StoredOrder, { orders }: OrderAddresses) {
  const happened = events.map((event, at) => ({
    order_id: order.order_id,
    seq: at + 1,
    kind: event.kind,
    reason: event.kind === 'cancellation-requested' ? event.reason : undefined,
    at: event.at,
  }))
  const before = cancellationsIn(happened.slice(0, -1), orders).at(-1)
  const after = cancellationsIn(happened, orders).at(-1)
  if (!after || (before?.id === after.id && before.state === after.state)) return []
  const eventType = before?.id === after.id ? 'CancelProductOrderStateChangeEvent' : 'CancelProductOrderCreateEvent'
  return [{ eventType, cancelProductOrder: after }]
}
