import type { Area } from '@nimbus/shared-contracts/cart'
import { factsOf } from '../../aftersales/order-status/progress'
import { visibleAnswers } from '../../aftersales/personal-data/visible-answers'
import type { OrderAddresses, OrderView, StoredOrder } from '../product-ordering/order-resource'
import { placesOf, type OrderPlace } from '../product-ordering/places'
import { visitOfOrder, type OrderVisit } from '../product-ordering/visit'

/** The Appointment of TMF646 4.0.0 as far as the shop writes it: the visit of a technician, one for an order. */
export interface Appointment extends OrderVisit {
  /** The order's. */
  id: string
  href: string
  category: 'orderDeliveryIntervention'
  creationDate: string
  relatedEntity: { id: string; href: string; role: 'productOrder'; '@referredType': 'ProductOrder' }[]
  relatedPlace?: OrderPlace
}

/** The visit of an order; its place is for keys that see who ordered. */
export function appointmentOf(
  { order, events }: StoredOrder,
  { orders, visits }: OrderAddresses,
  { withPersonal, today }: OrderView,
): Appointment | undefined {
  const visit = visitOfOrder(order, factsOf(events, today))
  if (!visit) return undefined
  const { order_id: id, ordered_at } = order
  const places = placesOf(visibleAnswers(order, withPersonal), order.area as Area)
  const place = places.find(({ role }) => role === 'installationAddress')
  return {
    id,
    href: visits.of('appointment', id),
    category: 'orderDeliveryIntervention',
    ...visit,
    creationDate: ordered_at.toISOString(),
    relatedEntity: [{ id, href: orders.of('productOrder', id), role: 'productOrder', '@referredType': 'ProductOrder' }],
    ...(place && { relatedPlace: place }),
  }
}
