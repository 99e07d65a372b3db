import { matching } from '../standard/list-query'
import type { HubEvent } from '../../platform/events/event-worker'

/** What a hub tells of: its events, and by which of their attributes listeners may choose. */
export interface HubTopics {
  events: readonly string[]
  attributes: readonly string[]
}

const EVENT_TYPE = 'eventType'

/** Values of one attribute that a listener may name. */
const MOST_VALUES = 20

/** asked('?eventType=A,B&eventType=C') → Map {eventType: ['A', 'B', 'C']} */
function asked(query: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(query))
    found.set(name, [...(found.get(name) ?? []), ...value.split(',')])
  return found
}

/** Why a listener can't be told by a query, in words for who connects systems; undefined where it can. */
export function queryFault(query: string, { events, attributes }: HubTopics): string | undefined {
  for (const [name, values] of asked(query)) {
    if (values.length > MOST_VALUES) return `query names more than ${MOST_VALUES} values`
    if (name === EVENT_TYPE) {
      const unknown = values.find((value) => !events.includes(value))
      if (unknown !== undefined)
        return `query: there is no event "${unknown.slice(0, 60)}"; there are ${events.join(', ')}`
    } else if (!attributes.includes(name))
      return `query: "${name.slice(0, 60)}" can't be asked for; ${[EVENT_TYPE, ...attributes].join(', ')} can`
  }
  return undefined
}

/** valueAt({event: {productOrder: {state: 'held'}}}, 'event.productOrder.state') → 'held' */
const valueAt = (event: object, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], event)

/** Whether an event has all that a query names; an empty one takes every event. */
export function isWanted(query: string, event: HubEvent): boolean {
  return [...asked(query)].every(([name, values]) => {
    const value = valueAt(event, name)
    return matching(name, values)(typeof value === 'string' ? value : undefined)
  })
}
