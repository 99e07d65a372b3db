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

/** What is sold, and the shop's day on which it is. */
interface SoldNow {
  tariffs: Tariff[]
  /** YYYY-MM-DD; missing where the API doesn't say it yet. */
  today?: string
}

/** Every tariff that is sold with the day; undefined when that can't be had now. */
export async function loadSoldNow(api: Api): Promise<SoldNow | undefined> {
  const answers = await Promise.all(
    LISTS.map((list) => api.get(`/catalogue/tariffs/${list}`, tariffListSchema, { skipAuth: true })),
  )
  const lists = answers.flatMap((answer) => (answer.ok ? answer.value : []))
  if (lists.length < LISTS.length) return undefined
  const today = lists[0]?.today
  return { tariffs: lists.flatMap(({ tariffs }) => tariffs), ...(today !== undefined && { today }) }
}

/** Every tariff that is sold; undefined when that can't be had now. */
export const loadAllTariffs = async (api: Api): Promise<Tariff[] | undefined> => (await loadSoldNow(api))?.tariffs
