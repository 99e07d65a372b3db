import type { Queries } from '../../platform/database/database'
import type { Delivery } from '../../platform/events/due-events'
import type { HubEvent } from '../../platform/events/event-worker'
import { DRAFT_RESOURCES } from '../product-catalog/draft-content'
import type { OrderAddresses } from '../product-ordering/order-resource'
import { readOrders } from '../product-ordering/stored-orders'
import type { HubTopics } from './event-query'
import { catalogEvent, DRAFT_CHANGES, eventName } from '../product-catalog/catalog-event'
import { dayEvent, orderEvents } from './order-events'

/** What listeners of orders can be told (TMF622 4.0.0), and by what they may choose. */
export const ORDER_TOPICS: HubTopics = {
  events: [
    'ProductOrderCreateEvent',
    'ProductOrderStateChangeEvent',
    'ProductOrderAttributeValueChangeEvent',
    'ProductOrderInformationRequiredEvent',
    'CancelProductOrderCreateEvent',
    'CancelProductOrderStateChangeEvent',
  ],
  attributes: [
    'title',
    'event.productOrder.id',
    'event.productOrder.state',
    'event.cancelProductOrder.id',
    'event.cancelProductOrder.state',
  ],
}

/** What listeners of the catalogue can be told (TMF620 4.1.0). */
export const CATALOG_TOPICS: HubTopics = {
  events: DRAFT_RESOURCES.flatMap((resource) => DRAFT_CHANGES.map((change) => eventName(resource, change))),
  attributes: DRAFT_RESOURCES.flatMap((resource) => [`event.${resource}.id`, `event.${resource}.lifecycleStatus`]),
}

/** Writes what listeners are told. What isn't there any more is told to nobody. */
export const createHubEvents =
  (db: Queries, addresses: OrderAddresses) =>
  async ({
    subject,
    position,
    content,
    day,
  }: Pick<Delivery, 'subject' | 'position' | 'content' | 'day'>): Promise<readonly HubEvent[]> => {
    if (content) return [catalogEvent(content)]
    const [stored] = await readOrders(db, [subject])
    if (!stored) return []
    const happened = orderEvents(stored, position, addresses)
    return day === null ? happened : [...happened, dayEvent(stored, { position, day }, addresses)]
  }
