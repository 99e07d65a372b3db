import type { Api } from '../../http'
import { setHost } from '../../remote'

/** A shell around a page: the given API, no widgets of others, and navigations that lead nowhere. */
export function setTestHost(api: Api): void {
  setHost({
    api,
    apiBase: '/api',
    navigate() {},
    mountWidget: () => ({ update() {}, unmount() {} }),
    lastShopRoute: () => '/',
    endSession() {},
    trackingId: () => undefined,
  })
}
