import type { Result } from '@nimbus/shared-contracts/errors'
import type { ApiError } from '@nimbus/shared-contracts/http'
import { statusPathSchema, type StatusAccess } from '@nimbus/shared-contracts/order-status'
import { host } from '@nimbus/shared-contracts/remote'

/** The signed path of the order that these belong to. */
export const findOrder = (access: StatusAccess): Promise<Result<{ path: string }, ApiError>> =>
  host().api.post('/orders/status-access', access, statusPathSchema, { skipAuth: true })
