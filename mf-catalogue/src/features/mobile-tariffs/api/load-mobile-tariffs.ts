import { mobileListSchema, type MobileList } from '@nimbus/shared-contracts/catalogue'
import type { Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'

/** All mobile tariffs of a category: with and without device, in every term. No session is needed. */
export function loadMobileTariffs(api: Api, category: string): Promise<Result<MobileList, ApiError>> {
  return api.get(`/catalogue/tariffs/mobile/${encodeURIComponent(category)}`, mobileListSchema, { skipAuth: true })
}
