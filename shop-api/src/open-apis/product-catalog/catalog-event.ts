import type { HubEvent } from '../../platform/events/event-worker'

/** What can happen to a draft, in the words of the standard's events. */
export const DRAFT_CHANGES = ['Create', 'AttributeValueChange', 'StateChange', 'Delete'] as const
export type DraftChange = (typeof DRAFT_CHANGES)[number]

/** eventName('productOffering', 'Create') → 'ProductOfferingCreateEvent' */
export const eventName = (resource: string, change: DraftChange): string =>
  `${resource.charAt(0).toUpperCase()}${resource.slice(1)}${change}Event`

/** An event of TMF620 4.1.0 of what was noted when it happened: the resource by its id, name and state. */
export function catalogEvent(noted: Readonly<Record<string, string>>): HubEvent {
  const { eventId = '', eventType = '', eventTime, resource = '', ...entity } = noted
  const facts = { eventId, eventType, eventTime, domain: 'TMF620', correlationId: `${resource}/${entity['id']}` }
  return { ...facts, event: { [resource]: entity } } as HubEvent
}
