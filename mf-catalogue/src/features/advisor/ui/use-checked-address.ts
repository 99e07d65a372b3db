import { useSyncExternalStore } from 'react'
import { availabilityStore, isAvailabilityValid, type CheckData } from '@nimbus/shared-contracts/availability'
import { useStore } from '@nimbus/shared-ui/use-store'

const isValidNow = (): boolean => isAvailabilityValid(availabilityStore.get().checkData, new Date())

/** The checked address while its result holds; null on the server and before the store is restored. */
export function useCheckedAddress(): CheckData | null {
  const { value } = useStore(availabilityStore)
  const valid = useSyncExternalStore(availabilityStore.subscribe, isValidNow, () => false)
  return valid ? value.checkData : null
}
