import { addressKey, type CheckData } from '@nimbus/shared-contracts/availability'
import { cartPayload, isLandline, type Cart } from '@nimbus/shared-contracts/cart'
import type { FormState } from '@nimbus/shared-contracts/forms'
import type { ResumeRequest } from '@nimbus/shared-contracts/order'

interface OpenOrder {
  cart: Cart
  form: Pick<FormState, 'situation' | 'values'>
  checkData: CheckData | null
  /** `temp_order_id` of the order that was begun; null before. */
  orderId: string | null
}

/** What another device is to go on with; undefined without a tariff, since then there is nothing to order yet. */
export function resumeRequest({ cart, form, checkData, orderId }: OpenOrder): ResumeRequest | undefined {
  const landline = cart.tariff !== null && isLandline(cart.tariff)
  const payload = cartPayload(cart, { addressKey: landline && checkData ? addressKey(checkData) : undefined })
  if (!payload) return undefined
  return {
    payload,
    situation: form.situation,
    values: form.values,
    ...(orderId !== null && { order_id: orderId }),
  }
}
