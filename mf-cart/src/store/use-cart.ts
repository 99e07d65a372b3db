import { useEffect } from 'react'
import { availabilityStore, type CheckData } from '@nimbus/shared-contracts/availability'
import { cartStore, type Cart } from '@nimbus/shared-contracts/cart'
import { useStore } from '@nimbus/shared-ui/use-store'

/** The cart of this tab; empty and not restored until the page is hydrated. */
export function useCart(): { cart: Cart; restored: boolean } {
  useRestored()
  const { value, restored } = useStore(cartStore)
  return { cart: value, restored }
}

/** The checked address of this tab. */
export const useCheckData = (): CheckData | null => useStore(availabilityStore).value.checkData

/** Reads the stores where nobody has yet, and again when the page comes back from the bfcache, where they may be old. */
function useRestored(): void {
  useEffect(() => {
    for (const store of [cartStore, availabilityStore]) {
      if (!store.state.restored) store.restore()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) cartStore.restore()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}
