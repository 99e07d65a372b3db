import * as v from 'valibot'
import { eventSchemas, type EventName, type EventPayload } from './events'

type Listener<Name extends EventName> = (payload: EventPayload<Name>) => void

/** Names that some release asked for and the contract doesn't have (any more); each is warned of once. */
const unknownNames = new Set<string>()

const listeners: { [Name in EventName]?: Set<Listener<Name>> } = {}

/**
 * Tells all subscribers of an event. A payload that doesn't fit the event's schema is refused with an error in the log,
 * a subscriber that throws stops none of the others, and an event of another contract is ignored with one warning.
 */
export function publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
  if (!isKnown(name)) return
  const parsed = v.safeParse(eventSchemas[name], payload)
  if (!parsed.success) {
    console.error(`events: payload of ${name} refused`, v.flatten(parsed.issues))
    return
  }
  // who comes while the event is told hears the next one
  const hearing = [...listenersOf(name)]
  for (const listener of hearing) {
    try {
      listener(parsed.output)
    } catch (cause) {
      console.error(`events: a subscriber of ${name} failed`, cause)
    }
  }
}

/** Calls the listener at each event of that name; returns unsubscribe. */
export function subscribe<Name extends EventName>(name: Name, listener: Listener<Name>): () => void {
  if (!isKnown(name)) return () => {}
  // a function of its own, so that who subscribes twice can leave once
  const own: Listener<Name> = (payload) => listener(payload)
  listenersOf(name).add(own)
  return () => void listenersOf(name).delete(own)
}

/** How many listeners an event has; a remote that leaves some behind is caught by it. */
export const listenerCount = (name: EventName): number => listenersOf(name).size

function listenersOf<Name extends EventName>(name: Name): Set<Listener<Name>> {
  return (listeners[name] ??= new Set() as (typeof listeners)[Name] & Set<Listener<Name>>)
}

function isKnown(name: string): boolean {
  if (Object.hasOwn(eventSchemas, name)) return true
  if (!unknownNames.has(name)) console.warn(`events: ${name} is no event of this contract`)
  unknownNames.add(name)
  return false
}
