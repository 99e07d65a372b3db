import { heroesSchema, type Heroes } from '@nimbus/shared-contracts/catalogue'
import type { Result } from '@nimbus/shared-contracts/errors'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'

/** The stage of the area's landing page. */
export function loadHeroes(api: Api): Promise<Result<Heroes, ApiError>> {
  return api.get('/content/heroes/zuhause', heroesSchema, { skipAuth: true })
}
