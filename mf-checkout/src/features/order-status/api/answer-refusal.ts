import type { Result } from '@nimbus/shared-contracts/errors'
import type { ApiError } from '@nimbus/shared-contracts/http'
import { orderStatusSchema, type OrderStatus, type PortingAnswer } from '@nimbus/shared-contracts/order-status'
import { host } from '@nimbus/shared-contracts/remote'

/** Sends what the former provider wants to know; the answer is how far the order is now. */
export const answerRefusal = (orderId: string, answer: PortingAnswer): Promise<Result<OrderStatus, ApiError>> =>
  host().api.post(`/orders/${encodeURIComponent(orderId)}/porting-answer`, answer, orderStatusSchema, {
    skipAuth: true,
  })
