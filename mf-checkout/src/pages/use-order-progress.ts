import { useMemo } from 'react'
import { addressKey, availabilityStore } from '@nimbus/shared-contracts/availability'
import { areaOf, cartStore, type Area, type Cart } from '@nimbus/shared-contracts/cart'
import { formStore, type FormState } from '@nimbus/shared-contracts/forms'
import { orderStore, type OrderKind, type OrderState } from '@nimbus/shared-contracts/order'
import { useStore } from '@nimbus/shared-ui/use-store'
import { isOrderOf } from '../features/initiate/model/current-order'
import { kindOf, situationIn, type Situation } from '../features/initiate/model/situation'
import { doneSteps, expectedScopes, stepsOf, type Progress, type Steps } from '../features/steps/model/steps'
import { orderPathOf } from './order-path'

export interface OrderProgress extends Progress {
  /** False on the server and until the stores are read from storage. */
  restored: boolean
  area: Area
  cart: Cart
  form: FormState
  /** The answer to the area's question; null until it is given. */
  situation: Situation | null
  order: OrderState
  /** Base of the order's calls; undefined until it is initiated. */
  orderPath: string | undefined
  steps: Steps
  done: readonly string[]
  /** True when the server's order is of this cart, the checked address and that kind. */
  isCurrent: (kind: OrderKind) => boolean
}

/** Where the order stands, from the stores; before they are restored it is the start of a landline order. */
export function useOrderProgress(): OrderProgress {
  const { value: cart, restored: cartRestored } = useStore(cartStore)
  const { value: form, restored: formRestored } = useStore(formStore)
  const { value: order, restored: orderRestored } = useStore(orderStore)
  const { value: availability, restored: availabilityRestored } = useStore(availabilityStore)
  return useMemo(() => {
    const { checkData } = availability
    const checked = checkData ? addressKey(checkData) : undefined
    const area = cart.tariff ? areaOf(cart.tariff) : 'landline'
    const situation = situationIn(area, form.situation)
    const kind = kindOf(situation)
    const isCurrent = (wanted: OrderKind): boolean => isOrderOf(order, { cart, kind: wanted, addressKey: checked })
    const initiated = isCurrent(kind)
    const scopes = initiated && order.response ? order.response.scopes : expectedScopes(area, kind)
    const steps = stepsOf(area, scopes)
    const progress = { initiated, saved: form.saved }
    return {
      ...progress,
      restored: cartRestored && formRestored && orderRestored && availabilityRestored,
      area,
      cart,
      form,
      situation,
      order,
      orderPath:
        initiated && cart.tariff && order.temp_order_id ? orderPathOf(cart.tariff, order.temp_order_id) : undefined,
      steps,
      done: doneSteps(steps, progress),
      isCurrent,
    }
  }, [cart, cartRestored, form, formRestored, order, orderRestored, availability, availabilityRestored])
}
