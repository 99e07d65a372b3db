import type { Layout } from '@nimbus/shared-contracts/remote'
import { rememberShopRoute } from './last-shop-route'

/** A page on screen, with the query of its address. */
interface OnScreen {
  layout: Layout
  path: string
  search: string
}

/** What is on screen, to tell where a visitor comes from. */
export interface Whereabouts {
  now(): OnScreen
  /** Another page is on screen, or the same one with another query; remembers the way back into the shop. */
  come(next: OnScreen): void
  /** When the first page was left for another one, on the browser's performance clock; Infinity until then. */
  firstLeftAt(): number
}

/** `now` is the browser's performance clock, in milliseconds. */
export function createWhereabouts(first: OnScreen, now: () => number = () => performance.now()): Whereabouts {
  let onScreen = first
  let leftAt = Infinity
  return {
    now: () => onScreen,
    come(next) {
      if (next.path !== first.path) leftAt = Math.min(leftAt, now())
      rememberShopRoute(onScreen, next)
      onScreen = next
    },
    firstLeftAt: () => leftAt,
  }
}
