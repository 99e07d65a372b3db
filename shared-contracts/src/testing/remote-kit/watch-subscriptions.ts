import { eventSchemas, listenerCount, type EventName } from '../../events'
import { STORES, type StoreName } from './store-states'
import type { Watch } from './watch'

const EVENT_NAMES = Object.keys(eventSchemas) as EventName[]

const STORE_NAMES = Object.keys(STORES) as StoreName[]

/** Subscriptions to events of the bus and to the stores. */
export function watchSubscriptions(): Watch {
  const before = new Map(EVENT_NAMES.map((name) => [name, listenerCount(name)]))
  const counts = STORE_NAMES.map(() => 0)
  const ends = STORE_NAMES.map((name, index) => {
    const store = STORES[name]
    const { subscribe } = store
    store.subscribe = (listener: Parameters<typeof subscribe>[0]) => {
      counts[index] = (counts[index] ?? 0) + 1
      const leave = subscribe(listener as never)
      return () => {
        counts[index] = (counts[index] ?? 0) - 1
        leave()
      }
    }
    return () => {
      store.subscribe = subscribe
    }
  })
  return {
    left: () => [
      ...EVENT_NAMES.filter((name) => listenerCount(name) > (before.get(name) ?? 0)).map(
        (name) => `subscription to ${name}`,
      ),
      ...counts.flatMap((count, index) => (count > 0 ? [`subscription to the ${STORE_NAMES[index]} store`] : [])),
    ],
    end: () => ends.forEach((end) => end()),
  }
}
