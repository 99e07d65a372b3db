import { dayOf } from '@nimbus/server-kit/clock'
import type { Catalogue } from './catalogue'

/** What is asked about its state. */
export interface StateSource {
  catalogue: Pick<Catalogue, 'version' | 'data'>
  clock: () => Date
}

/**
 * Derives something from the catalogue and the texts in force, and keeps it until either changes: with other data, as a
 * promotion begins or ends, and on another day.
 */
export function onceAState<T>({ catalogue, clock }: StateSource, derive: (now: Date) => T): () => T {
  let latest: { version: string; day: string; data: unknown; value: T } | undefined
  return () => {
    const now = clock()
    const state = { version: catalogue.version(), day: dayOf(now), data: catalogue.data() }
    const known = latest?.version === state.version && latest.day === state.day && latest.data === state.data
    if (!latest || !known) latest = { ...state, value: derive(now) }
    return latest.value
  }
}
