import { EventEmitter } from 'eventemitter3'
import * as v from 'valibot'
import { eventSchemas, type EventName, type EventPayload } from './events'

const emitter = new EventEmitter()

/**
 * Tells all subscribers of an event. A payload that doesn't fit the event's schema is refused with an error in the log,
 * and a subscriber that throws stops none of the others.
 */
export function publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
  const parsed = v.safeParse(eventSchemas[name], payload)
  if (!parsed.success) {
    console.error(`events: payload of ${name} refused`, v.flatten(parsed.issues))
    return
  }
  for (const listener of emitter.listeners(name)) {
    try {
      listener(parsed.output)
    } catch (cause) {
      console.error(`events: a subscriber of ${name} failed`, cause)
    }
  }
}

/** Calls the listener at each event of that name; returns unsubscribe. */
export function subscribe<Name extends EventName>(
  name: Name,
  listener: (payload: EventPayload<Name>) => void,
): () => void {
  // a function of its own, so that who subscribes twice can leave once
  const own = (payload: EventPayload<Name>): void => listener(payload)
  emitter.on(name, own)
  return () => {
    emitter.off(name, own)
  }
}

/** How many listeners an event has; a remote that leaves some behind is caught by it. */
export const listenerCount = (name: EventName): number => emitter.listenerCount(name)
