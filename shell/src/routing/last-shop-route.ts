import * as v from 'valibot'
import { withoutTracking } from '@nimbus/shared-contracts/order'
import { routes } from '@nimbus/shared-contracts/routes'
import { browserSessionStorage, storedRecord } from '@nimbus/shared-contracts/storage'
import type { Layout } from '@nimbus/shared-contracts/remote'

/** sessionStorage key of the last shop route (decisions). */
const LAST_SHOP_ROUTE_KEY = 'nimbus-l'

const record = storedRecord({
  key: LAST_SHOP_ROUTE_KEY,
  version: 1,
  schema: v.object({ path: v.pipe(v.string(), v.startsWith('/')) }),
  storage: browserSessionStorage,
})

/**
 * Remembers where the visitor was when cart or checkout is entered from elsewhere (ROUTE-5). Tracking ids are left
 * out: they are kept with consent only, and coming back is no second visit by a campaign.
 */
export function rememberShopRoute(
  from: { layout: Layout; path: string; search: string },
  to: { layout: Layout },
): void {
  if (from.layout === 'order' || to.layout !== 'order') return
  record.write({ path: `${from.path}${withoutTracking(from.search)}` })
}

/** The remembered path; the start page when there is none. */
export const lastShopRoute = (): string => record.read()?.path ?? routes.start()
