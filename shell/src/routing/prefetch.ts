import { searchOf, type RouteTable } from './route-table'
import type { RouterServices } from './router'
import type { PayloadAnswer } from './visit'

/** Pages that are fetched at the same time (ROUTE-11). */
const CONCURRENCY = 4

/** How long a payload counts as new, in milliseconds: no price is older than that when its page is opened. */
const FRESH_MS = 30_000

/** Payloads that are kept at most. */
const MAX_KEPT = 40

/** `visible`: a link is on screen. `intended`: it is pointed at or has the focus, and comes before all visible ones. */
export type Reason = 'visible' | 'intended'

export interface PrefetchOptions {
  table: RouteTable
  payload: RouterServices['payload']
  /** Loads the scripts of a page. */
  preload: RouterServices['preload']
  /** False where the visitor saves data or the connection is slow. */
  allowed: () => boolean
  now?: () => number
}

export interface Prefetcher {
  want(href: string, reason: Reason): void
  /** The router's way to a payload: what is there or on its way already, else from the edge. */
  payload: RouterServices['payload']
  /** Drops what has not begun; the links of a page that is left are of no interest. */
  drop(): void
}

interface Job {
  key: string
  path: string
  search: string
  owner: string
  page: string
}

/**
 * Fetches the payload of a page and its scripts before its link is clicked. Both are the same for all
 * visitors: what is personal is asked for by the page itself, once it is open.
 */
export function createPrefetcher({ table, payload, preload, allowed, now = Date.now }: PrefetchOptions): Prefetcher {
  const kept = new Map<string, { answer: Promise<PayloadAnswer | undefined>; at: number }>()
  let queue: Job[] = []
  let running = 0

  const fresh = (key: string): Promise<PayloadAnswer | undefined> | undefined => {
    const entry = kept.get(key)
    return entry && now() - entry.at < FRESH_MS ? entry.answer : undefined
  }
  const keep = (key: string, answer: Promise<PayloadAnswer | undefined>): void => {
    kept.delete(key)
    kept.set(key, { answer, at: now() })
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  function next(): void {
    const job = running < CONCURRENCY ? queue.shift() : undefined
    if (!job) return
    running++
    void fetched(job).finally(() => {
      running--
      next()
    })
    next()
  }

  async function fetched({ key, path, search, owner, page }: Job): Promise<void> {
    const answer = payload(path, search, new AbortController().signal)
    keep(key, answer)
    const scripts = preload(owner, page).catch(() => {})
    if (!(await answer)) kept.delete(key)
    await scripts
  }

  function jobOf(href: string): Job | undefined {
    const url = new URL(href)
    const route = table.find(url.pathname)
    // a guard decides at the click, and a redirect costs the edge nothing
    if (!route || route.page.guard || route.page.redirect) return undefined
    const search = searchOf(route, url)
    return { key: `${url.pathname}?${search}`, path: url.pathname, search, owner: route.owner, page: route.page.id }
  }

  return {
    want(href, reason) {
      const job = allowed() ? jobOf(href) : undefined
      if (!job || fresh(job.key) || (reason === 'visible' && kept.has(job.key))) return
      queue = queue.filter(({ key }) => key !== job.key)
      if (reason === 'intended') queue.unshift(job)
      else queue.push(job)
      next()
    },
    async payload(path, search, signal) {
      return (await fresh(`${path}?${search}`)) ?? payload(path, search, signal)
    },
    drop() {
      queue = []
    },
  }
}
