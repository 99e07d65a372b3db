import { endOrder, type CartResponse } from '@nimbus/shared-contracts/order'
import { host } from '@nimbus/shared-contracts/remote'
import { submitOrder } from '../features/overview/api/submit-order'
import { finishOrder } from './finish-order'

/**
 * Shows the order that was made before though its answer got lost, and that the customer then came back to change. Where
 * its result can't be had, at least its number is shown; nothing is left that could be ordered again.
 */
export async function bringOrder(response: CartResponse, orderId: string): Promise<void> {
  const answer = await submitOrder(host().api, response.temp_order_id)
  if (answer.ok) finishOrder(answer.value, response)
  else endOrder({ sent_elsewhere: orderId })
}
