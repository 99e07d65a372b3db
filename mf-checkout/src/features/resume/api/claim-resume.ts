import type { Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import { resumedOrderSchema, type ResumedOrder } from '@nimbus/shared-contracts/order'

/** POST /resume/claim: takes a one-time code. The same key gets the same answer again when the first one got lost. */
export const claimResume = (api: Api, code: string, idempotencyKey: string): Promise<Result<ResumedOrder, ApiError>> =>
  api.post('/resume/claim', { code }, resumedOrderSchema, { idempotencyKey })
