import type { Api } from '@nimbus/shared-contracts/http'
import { orderStatusSchema, type OrderStatus } from '@nimbus/shared-contracts/order-status'

/** An order's status by the code of its link; `refused` where the code isn't the order's, `away` where nobody could tell. */
export type StatusPayload = { status: OrderStatus } | { status?: undefined; problem?: 'refused' | 'away' }

/** Asks for it, unless the address names no order. */
export async function loadStatus(api: Api, { auftrag, code }: Record<string, string>): Promise<StatusPayload> {
  if (!auftrag) return {}
  const path = `/orders/${encodeURIComponent(auftrag)}/status`
  const answer = await api.get(path, orderStatusSchema, { skipAuth: true, query: { code: code ?? '' } })
  if (answer.ok) return { status: answer.value }
  return { problem: answer.error.status === 404 ? 'refused' : 'away' }
}
