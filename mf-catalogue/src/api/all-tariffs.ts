import { tariffListSchema, type Tariff } from '@nimbus/shared-contracts/catalogue'
import type { Api } from '@nimbus/shared-contracts/http'
import {
  LANDLINE_CATEGORY,
  MOBILE_CATEGORY,
  MOBILE_YOUNG_CATEGORY,
  PREPAID_CATEGORY,
} from '@nimbus/shared-contracts/routes'

/** The lists that together have every tariff. */
const LISTS = [
  `landline/${LANDLINE_CATEGORY}`,
  ...[MOBILE_CATEGORY, MOBILE_YOUNG_CATEGORY, PREPAID_CATEGORY].map((category) => `mobile/${category}`),
]

/** Every tariff that is sold; undefined when that can't be had now. */
export async function loadAllTariffs(api: Api): Promise<Tariff[] | undefined> {
  const lists = await Promise.all(
    LISTS.map((list) => api.get(`/catalogue/tariffs/${list}`, tariffListSchema, { skipAuth: true })),
  )
  return lists.every(({ ok }) => ok) ? lists.flatMap((list) => (list.ok ? list.value.tariffs : [])) : undefined
}
