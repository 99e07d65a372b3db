import type { Campaigns } from '@nimbus/shared-contracts/catalogue'
import type { CatalogueData } from '../../catalogue/data/data'
import { dayOf } from '@nimbus/server-kit/clock'

/** The days of a campaign; both count in full. */
interface Days {
  first_day: string
  last_day?: string | undefined
}

const runsOn = (day: string, { first_day, last_day }: Days): boolean =>
  first_day <= day && (last_day === undefined || day <= last_day)

/** What runs beside the prices at an instant. campaignsAt(data, 2025-11-18T22:59Z) has the cashback, a minute later not */
export function campaignsAt({ campaigns: { trade_in, cashback } }: CatalogueData, now: Date): Campaigns {
  const day = dayOf(now)
  const { bonus, most_devices, least_value } = trade_in
  return {
    ...(runsOn(day, trade_in) && { trade_in: { bonus, most_devices, least_value } }),
    ...(runsOn(day, cashback) && { cashback }),
  }
}
