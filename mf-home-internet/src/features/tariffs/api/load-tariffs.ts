import { landlineListSchema, type LandlineList } from '@nimbus/shared-contracts/catalogue'
import type { Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'

/** All landline tariffs of a category with all their offers, TV choices and terms. No session is needed. */
export function loadTariffs(api: Api, category: string): Promise<Result<LandlineList, ApiError>> {
  const path = `/catalogue/tariffs/landline/${encodeURIComponent(category)}`
  return api.get(path, landlineListSchema, { skipAuth: true })
}

/** The status of a page whose catalogue call failed: 404 for what the catalogue doesn't have, else 503. */
export const pageStatus = ({ status }: ApiError): 404 | 503 => (status === 404 ? 404 : 503)
