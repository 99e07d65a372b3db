import type { APIRequestContext } from '@playwright/test'

interface Condition {
  type: string
  period_from: number
  period_till: number | null
  gross_value: number
}

/** What these tests read of a tariff of the API. */
export interface ApiTariff {
  name: string
  properties: { offer: string; tv: string; contract_term: number }
  conditions: Condition[]
}

export async function tariffsOf(request: APIRequestContext, url: string, category: string): Promise<ApiTariff[]> {
  const response = await request.get(`${url}/api/catalogue/tariffs/landline/${category}`)
  return ((await response.json()) as { tariffs: ApiTariff[] }).tariffs
}

/** The monthly price in a month, in cents: the sum of what holds then. monthlyIn(glasfaser150, 1) → 995 */
export const monthlyIn = ({ conditions }: ApiTariff, month: number): number =>
  conditions
    .filter(({ type }) => type.includes('MONTHLY'))
    .filter(({ period_from, period_till }) => period_from <= month && month < (period_till || 39))
    .reduce((sum, { gross_value }) => sum + gross_value, 0)

/** "45,95 €" → 4595 */
export const centsOf = (price: string): number => Number(price.replace(/\D/g, ''))
