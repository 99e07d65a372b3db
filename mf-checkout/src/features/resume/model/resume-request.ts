import { addressKey } from '@nimbus/shared-contracts/availability'
import { cartPayload } from '@nimbus/shared-contracts/cart'
import type { OrderTab, ResumeRequest } from '@nimbus/shared-contracts/order'

/** What another device is to go on with; undefined without a tariff, since then there is nothing to order yet. */
export function resumeRequest({ cart, form, checkData, order }: OrderTab): ResumeRequest | undefined {
  const landline = cart.tariff?.kind === 'landline'
  const payload = cartPayload(cart, { addressKey: landline && checkData ? addressKey(checkData) : undefined })
  if (!payload) return undefined
  const { temp_order_id } = order
  return {
    payload,
    situation: form.situation,
    values: form.values,
    ...(temp_order_id !== null && { order_id: temp_order_id }),
  }
}
