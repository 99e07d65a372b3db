import type { Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import { contractSummarySchema, mailedSummarySchema, type ContractSummary } from '@nimbus/shared-contracts/order'

/** GET /{area}/order/{id}/contract-summary. `orderPath` is '/landline/order/abc'. */
export const loadContractSummary = (
  api: Api,
  orderPath: string,
  signal: AbortSignal,
): Promise<Result<ContractSummary, ApiError>> =>
  api.get(`${orderPath}/contract-summary`, contractSummarySchema, { signal })

/** POST /{area}/order/{id}/contract-summary/mail; each version is sent once, however often it is asked for. */
export const mailSummary = (api: Api, orderPath: string): Promise<Result<{ to: string }, ApiError>> =>
  api.post(`${orderPath}/contract-summary/mail`, undefined, mailedSummarySchema)
