import { shopPagesSchema, type ShopPages } from '@nimbus/shared-contracts/search'
import * as v from 'valibot'

/** How long the API may take, in milliseconds. */
const TIMEOUT_MS = 5_000

/** Asks the API for the pages of what is sold; rejects when it doesn't answer, or not with that. */
export const fetchShopPages = (apiBase: string) => async (): Promise<ShopPages> => {
  const response = await fetch(`${apiBase}/pages`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`GET ${apiBase}/pages: status ${response.status}`)
  return v.parse(shopPagesSchema, await response.json())
}
