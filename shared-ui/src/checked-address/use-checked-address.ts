import { useSyncExternalStore } from 'react'
import { availabilityStore, isAvailabilityValid, type CheckData } from '@nimbus/shared-contracts/availability'
import { pageNow } from '@nimbus/shared-contracts/dates'
import { useStore } from '@nimbus/shared-ui/use-store'

const isValidNow = (): boolean => isAvailabilityValid(availabilityStore.get().checkData, new Date(pageNow()))

/** A timer can't wait for longer, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Tells of another result, and of the moment at which it runs out. */
function subscribe(listener: () => void): () => void {
  let timer: number | undefined
  const wait = (): void => {
    window.clearTimeout(timer)
    const { checkData } = availabilityStore.get()
    const left = checkData ? Date.parse(checkData.availability.valid_until) - pageNow() : 0
    if (left > 0) timer = window.setTimeout(changed, Math.min(left, LONGEST_WAIT_MS))
  }
  const changed = (): void => {
    wait()
    listener()
  }
  const stop = availabilityStore.subscribe(changed)
  wait()
  return () => {
    stop()
    window.clearTimeout(timer)
  }
}

const useIsValid = (): boolean => useSyncExternalStore(subscribe, isValidNow, () => false)

/** The checked address while its result holds; null on the server, before the store is restored and after it ran out. */
export function useCheckedAddress(): CheckData | null {
  const { value } = useStore(availabilityStore)
  return useIsValid() ? value.checkData : null
}

/** The result that holds no longer, for its address; null while it holds, and without any. */
export function useExpiredResult(): CheckData | null {
  const { value, restored } = useStore(availabilityStore)
  const valid = useIsValid()
  return restored && !valid ? value.checkData : null
}
