import { LANDLINE_CATEGORY } from '@nimbus/shared-contracts/routes'
import { ok, type Result } from '@nimbus/shared-contracts/errors'
import type { LandlineList } from '@nimbus/shared-contracts/catalogue'
import type { Api, ApiError } from '@nimbus/shared-contracts/http'
import { priceMatrix, type Matrix } from '../model/matrix'
import { byTechnology } from '../model/technologies'
import { audienceOf, isSoldTo, type Audience } from '../model/variants'
import { loadTariffs } from './load-tariffs'

/** What a tariff page shows: the variants of its audience, and the finished price tables. */
export interface TariffPagePayload extends LandlineList {
  audience: Audience
  matrices: Matrix[]
}

/**
 * The tariffs of a category for its audience. The price tables also have the young offers of the same families, which a
 * category for everybody need not sell itself; these tariffs stay out of the payload.
 */
export async function loadTariffPage(api: Api, category: string): Promise<Result<TariffPagePayload, ApiError>> {
  const list = await loadTariffs(api, category)
  if (!list.ok) return list
  const audience = audienceOf(list.value.tariffs)
  const all = audience === 'YOUNG' || category === LANDLINE_CATEGORY ? list : await loadTariffs(api, LANDLINE_CATEGORY)
  const priced = all.ok ? [...list.value.tariffs, ...youngOf(all.value)] : list.value.tariffs
  const matrices = byTechnology(list.value.tariffs).map(({ technology }) =>
    priceMatrix(
      priced.filter(({ properties }) => properties.technology === technology),
      audience,
    ),
  )
  const tariffs = list.value.tariffs.filter((tariff) => isSoldTo(audience, tariff))
  return ok({ ...list.value, tariffs, audience, matrices })
}

const youngOf = ({ tariffs }: LandlineList): LandlineList['tariffs'] =>
  tariffs.filter(({ properties }) => properties.offer === 'YOUNG')
