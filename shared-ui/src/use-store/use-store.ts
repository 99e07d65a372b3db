import { useSyncExternalStore } from 'react'
import type { PersistentStore } from '@nimbus/shared-contracts/storage'

/** The value of a store and whether it was restored from storage; before that, server and browser both see it empty. */
export function useStore<T extends object>(store: PersistentStore<T>): { value: T; restored: boolean } {
  const value = useSyncExternalStore(store.subscribe, store.get, () => store.initial)
  const restored = useSyncExternalStore(
    store.subscribe,
    () => store.state.restored,
    () => false,
  )
  return { value, restored }
}
