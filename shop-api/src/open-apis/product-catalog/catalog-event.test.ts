import { misfits } from '../../testing/open-apis/tmf-definition'
import { catalogEvent, DRAFT_CHANGES, eventName } from './catalog-event'
import { DRAFT_RESOURCES } from './draft-content'

const KINDS = DRAFT_RESOURCES.flatMap((resource) => DRAFT_CHANGES.map((change) => [resource, change] as const))

describe('catalogEvent', () => {
  it.each(KINDS)('of a %s, %s, fits the official definition', (resource, change) => {
    const eventType = eventName(resource, change)
    const noted = {
      id: 'a',
      href: 'https://shop.example/a',
      name: 'Anschluss',
      lifecycleStatus: 'In design',
      version: '2',
    }
    const event = catalogEvent({ eventId: 'a-1', eventType, eventTime: '2026-11-27T11:00:00.000Z', resource, ...noted })
    expect(misfits(eventType, event)).toEqual([])
    expect(event).toMatchObject({ eventId: 'a-1', eventType, event: { [resource]: noted } })
  })
})
