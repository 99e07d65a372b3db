import type { Api } from '../http'

export interface WidgetHandle {
  update(props: Record<string, unknown>): void
  unmount(): void
}

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean
  /** The page shows this query already: only address and history entry change, nothing is loaded. */
  shown?: boolean
  /** A redirect of the page's own: nothing comes of it once the visitor is on the way to another page. */
  ifStaying?: boolean
}

/** What the shell does for the remotes in a browser. */
export interface Host {
  api: Api
  /** Base of the API without trailing slash ("/api"), for what is loaded as a module or document instead of called. */
  apiBase: string
  /** Goes to a path of the shop, as a click on a link would. */
  navigate(href: string, options?: NavigateOptions): void
  /**
   * Shows another team's widget ("mf-cart/summary") in an element. `onShown` tells whether it is on screen: false again
   * when it broke. A widget that can't be loaded leaves the element empty, so that the caller's fallback stays.
   */
  mountWidget(
    widget: string,
    domElement: HTMLElement,
    props: Record<string, unknown>,
    onShown?: (shown: boolean) => void,
  ): WidgetHandle
  /** Where the customer was before cart and checkout; "/" when unknown (ROUTE-5). */
  lastShopRoute(): string
  /** Ends the guest session, after an order (ORDER-9). */
  endSession(): void
  /** The order tracking id of this visit, kept in memory only (TDDDG § 25). */
  trackingId(): string | undefined
}

let current: Host | undefined

/** Called once by the shell, before any remote is loaded; tests set their own. */
export function setHost(host: Host | undefined): void {
  current = host
}

/** The shell's services. Only in a browser and never while rendering; throws when there is no shell. */
export function host(): Host {
  if (!current) throw new Error('host: no shell has set its services; call it in effects and handlers only')
  return current
}
