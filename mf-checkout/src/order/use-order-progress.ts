import { useMemo } from 'react'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { formStore } from '@nimbus/shared-contracts/forms'
import { orderStore, type OrderTab } from '@nimbus/shared-contracts/order'
import { useStore } from '@nimbus/shared-ui/use-store'
import { orderProgress, type OrderProgress } from './state'
import { doneSteps } from './steps'

export interface ShownProgress extends OrderProgress, OrderTab {
  /** False on the server and until the stores are read from storage. */
  restored: boolean
  done: readonly string[]
}

/** Where the order stands, from the stores; before they are restored it is the start of a landline order. */
export function useOrderProgress(): ShownProgress {
  const { value: cart, restored: cartRestored } = useStore(cartStore)
  const { value: form, restored: formRestored } = useStore(formStore)
  const { value: order, restored: orderRestored } = useStore(orderStore)
  const { value: availability, restored: availabilityRestored } = useStore(availabilityStore)
  const { checkData } = availability
  const restored = cartRestored && formRestored && orderRestored && availabilityRestored
  return useMemo(() => {
    const tab = { cart, checkData, form, order }
    const progress = orderProgress(tab)
    return { ...tab, ...progress, restored, done: doneSteps(progress.steps, progress) }
  }, [cart, checkData, form, order, restored])
}
