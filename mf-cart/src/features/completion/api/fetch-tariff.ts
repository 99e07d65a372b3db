import { tariffSchema, type Tariff } from '@nimbus/shared-contracts/catalogue'
import type { Result } from '@nimbus/shared-contracts/errors'
import type { ApiError } from '@nimbus/shared-contracts/http'
import { host } from '@nimbus/shared-contracts/remote'

/** GET /catalogue/tariffs/{id}: one tariff as it is sold now; no session is needed. */
export const fetchTariff = (id: string): Promise<Result<Tariff, ApiError>> =>
  host().api.get(`/catalogue/tariffs/${encodeURIComponent(id)}`, tariffSchema, { skipAuth: true })
