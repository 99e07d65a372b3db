import { useEffect } from 'react'
import { subscribe } from '@nimbus/shared-contracts/events'
import { orderStore } from '@nimbus/shared-contracts/order'
import { dropOrder } from './drop-order'

/** When the session ends the order of it is gone: the next one starts anew, with the same cart and values (CHK-32). */
export function useOrderEnded(): void {
  useEffect(
    () =>
      subscribe('session:expired', () => {
        if (orderStore.get().temp_order_id !== null) dropOrder()
      }),
    [],
  )
}
