import * as v from 'valibot'
import type { Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'

/** What the customer confirms: the summary that was read and the sums that were seen. */
export interface Agreement {
  summary_version: string
  total_hash: string
}

/** POST /{area}/order/{id}/save/ORDER_OVERVIEW */
export const saveOverview = (api: Api, orderPath: string, agreement: Agreement): Promise<Result<unknown, ApiError>> =>
  api.post(`${orderPath}/save/ORDER_OVERVIEW`, { overview: { ...agreement, summary_received: true } }, v.unknown())
