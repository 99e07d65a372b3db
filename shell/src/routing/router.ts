import { queryOf, type Head } from '@nimbus/shared-contracts/remote'
import { settledWithin } from '@nimbus/shared-contracts/timeout'
import { redirectTarget, searchOf, type MatchedRoute, type RouteTable } from './route-table'
import type { PayloadAnswer, Visit } from './visit'

/** How an address came to be: a click, a replacement, or the browser's back and forward. */
export type Navigation = 'push' | 'replace' | 'pop'

export interface RouterServices {
  table: RouteTable
  /** True while a remote is missing, whose pages the table can't have. */
  incomplete?: boolean
  /** Fetches a page's payload from the edge; undefined when the edge could not give one. */
  payload: (path: string, search: string, signal: AbortSignal) => Promise<PayloadAnswer | undefined>
  /** Begins to load a page's code; never waited for longer than the transition. */
  preload: (owner: string, page: string) => Promise<unknown>
  /** Another address for a guarded page, or undefined to let it pass. */
  guard: (name: string, path: string) => string | undefined
  /** The address bar. */
  address: { href: () => string; write: (href: string, mode: 'push' | 'replace') => void }
  /** A new page, or the same page with another query: shown at once, its payload follows in `ready`. */
  onVisit: (visit: Visit, ready: Promise<Visit>, navigation: Navigation, hash: string) => void
  /** Full page load, for addresses that aren't the shop's pages. */
  leave: (href: string) => void
}

export interface Router {
  current(): Visit
  /** Goes to an address of this origin. The latest call wins, whatever is still loading. */
  navigate(href: string, navigation?: Navigation): Promise<void>
  /**
   * Writes another query of the page into the address bar and history entry; the page shows it already, so nothing is
   * loaded. Ignored once another page has been gone to, also while that one is on its way; another query that is on its
   * way is given up. True when it was written.
   */
  rewrite(href: string): boolean
  /** True while another page is being gone to. */
  isLeaving(): boolean
}

/** A page that is ready this soon replaces the old one without a skeleton in between (ROUTE-9). */
const TRANSITION_MS = 100

const MAX_REDIRECTS = 5

/** Turns addresses into visits. It waits for no remote: after the transition the address changes whatever is loading. */
export function createRouter(first: Visit, services: RouterServices): Router {
  let current = first
  let latest = 0
  let pending: AbortController | undefined
  /** Path that is being gone to, until its address is written. */
  let goal: string | undefined

  async function navigate(href: string, navigation: Navigation = 'push', redirects = 0): Promise<void> {
    const id = ++latest
    pending?.abort()
    goal = undefined
    const base = services.address.href()
    const url = new URL(href, base)
    // as the edge answers for a page: it has one address
    url.pathname = url.pathname.replace(/\/+$/, '')
    if (url.origin !== new URL(base).origin) return services.leave(url.href)
    const route = services.table.find(url.pathname)
    // the edge says that it may be a page that can't be had now, or has it by now
    if (!route && services.incomplete) return services.leave(url.href)
    const elsewhere = route && redirectOf(route, url, services)
    if (elsewhere !== undefined) {
      if (redirects >= MAX_REDIRECTS) throw new Error(`router: too many redirects at ${url.pathname}`)
      return navigate(elsewhere, navigation === 'pop' ? 'replace' : navigation, redirects + 1)
    }
    const visit = visitOf(route, url, current)
    const ready = visit.payload === undefined ? prepare(visit, route, url) : Promise.resolve(visit)
    const settled = Promise.all([
      ready,
      visit.owner && visit.payload === undefined && services.preload(visit.owner, visit.page),
    ])
    goal = url.pathname
    if (visit.payload === undefined) await settledWithin(TRANSITION_MS, settled)
    if (id !== latest) return
    goal = undefined
    current = visit
    if (navigation !== 'pop') services.address.write(url.href, navigation)
    services.onVisit(visit, follow(ready, id, navigation, redirects), navigation, url.hash)
  }

  /** The visit with what the edge prepared; without an owner it is complete as it is. */
  async function prepare(
    visit: Visit,
    route: MatchedRoute | undefined,
    url: URL,
  ): Promise<Visit & { redirect?: string }> {
    if (!route) return { ...visit, payload: null }
    pending = new AbortController()
    const answer = await services.payload(url.pathname, searchOf(route, url), pending.signal)
    if (!answer) return visit
    if ('redirect' in answer) return { ...visit, redirect: answer.redirect }
    return { ...visit, status: answer.status, payload: answer.payload, head: answer.head }
  }

  /**
   * What becomes of the payload when it has come: a redirect or a missing page changes the visit. Nothing comes of one
   * that has been left meanwhile.
   */
  function follow(
    ready: Promise<Visit & { redirect?: string }>,
    id: number,
    navigation: Navigation,
    redirects: number,
  ): Promise<Visit> {
    return ready.then((answered) => {
      if (id !== latest) return new Promise<never>(() => {})
      // its query may have been rewritten meanwhile
      const prepared = { ...answered, query: current.query }
      if (prepared.redirect !== undefined) {
        // pages that send each other round in circles are for the browser, which says so
        if (redirects >= MAX_REDIRECTS) services.leave(prepared.redirect)
        else void navigate(prepared.redirect, 'replace', redirects + 1)
        return new Promise<never>(() => {})
      }
      current = prepared.status === 404 ? { ...prepared, owner: undefined, layout: 'default' } : prepared
      if (prepared.status === 404 && prepared.owner) services.onVisit(current, Promise.resolve(current), navigation, '')
      return current
    })
  }

  /** Ends what is on its way without having written its address. */
  function giveUp(): void {
    latest++
    pending?.abort()
    goal = undefined
  }

  function rewrite(href: string): boolean {
    const url = new URL(href, services.address.href())
    if (url.pathname !== (goal ?? current.path) || url.pathname !== current.path) return false
    const interrupted = goal !== undefined && current.payload === undefined
    if (goal !== undefined) giveUp()
    current = { ...current, query: queryOf(url.searchParams) }
    services.address.write(url.href, 'replace')
    // the payload of the page was given up for what is given up now
    if (interrupted) void navigate(url.href, 'replace')
    return true
  }

  return {
    current: () => current,
    navigate: (href, navigation) => navigate(href, navigation),
    rewrite,
    isLeaving: () => goal !== undefined && goal !== current.path,
  }
}

function redirectOf({ page, params }: MatchedRoute, url: URL, services: RouterServices): string | undefined {
  if (page.redirect) return redirectTarget(page.redirect.to, params, url.search)
  return page.guard && services.guard(page.guard, url.pathname)
}

/** A visit for an address; one that differs only in queries which the page doesn't load by keeps its payload. */
function visitOf(route: MatchedRoute | undefined, url: URL, current: Visit): Visit {
  const path = url.pathname
  const query = queryOf(url.searchParams)
  if (!route) {
    return {
      owner: undefined,
      page: '',
      layout: 'default',
      status: 404,
      payload: undefined,
      head: {},
      path,
      params: {},
      query,
    }
  }
  const { owner, page, params } = route
  const head: Head = { ...(page.title && { title: page.title }), ...(page.noindex && { noindex: true }) }
  const visit: Visit = {
    owner,
    page: page.id,
    layout: page.layout,
    status: 200,
    payload: undefined,
    head,
    path,
    params,
    query,
  }
  const loadedBy = (key: string): boolean => (page.query ?? []).includes(key) && query[key] !== current.query[key]
  const keys = Object.keys({ ...query, ...current.query })
  const same = current.owner === owner && current.path === path && current.status === 200 && !keys.some(loadedBy)
  return same ? { ...visit, payload: current.payload, head: current.head } : visit
}
