import type { Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import { mailedSummarySchema } from '@nimbus/shared-contracts/order'

/** POST /{area}/order/{id}/contract-summary/mail; each version is sent once, however often it is asked for. */
export const mailSummary = (api: Api, orderPath: string): Promise<Result<{ to: string }, ApiError>> =>
  api.post(`${orderPath}/contract-summary/mail`, undefined, mailedSummarySchema)
