import { match, pathToRegexp } from 'path-to-regexp'
import { queryOf, type Page } from '@nimbus/shared-contracts/remote'

/** A page with the remote that owns it. */
export interface Route {
  owner: string
  page: Page
}

export interface MatchedRoute extends Route {
  params: Record<string, string>
}

export interface RouteTable {
  /** The most specific page for a path, or undefined: 404. */
  find(path: string): MatchedRoute | undefined
  routes: readonly Route[]
}

/**
 * All pages of a composition, the more specific first: fixed segments before parameters, so that
 * /zuhause/tarife/:category/options wins over /zuhause/tarife/:category/:slug. Two owners of one path are refused.
 */
export function createRouteTable(releases: readonly { name: string; pages: readonly Page[] }[]): RouteTable {
  const routes = releases.flatMap(({ name, pages }) => pages.map((page) => ({ owner: name, page })))
  refuseDoubles(routes)
  const sorted = routes.toSorted((one, other) => compareRanks(rank(one.page.path), rank(other.page.path)))
  const matchers = sorted.map((route) => ({
    route,
    // another spelling is another address; the edge leads it to the page's own
    matches: match<Record<string, string>>(route.page.path, { sensitive: true }),
  }))
  return {
    routes: sorted,
    find(path) {
      for (const { route, matches } of matchers) {
        const found = matches(path)
        if (found) return { ...route, params: { ...found.params } }
      }
      return undefined
    },
  }
}

/** Fills a redirect's target and keeps the query (decisions): redirectTarget('/a/:b?c=:b', {b: 'x'}, 'wt_mc=1') → '/a/x?c=x&wt_mc=1' */
export function redirectTarget(to: string, params: Record<string, string>, search: string): string {
  const filled = to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const [path = '', ownQuery = ''] = filled.split('?')
  const query = new URLSearchParams(ownQuery)
  for (const [name, value] of new URLSearchParams(search)) if (!query.has(name)) query.append(name, value)
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** The part of the query that a page loads by. */
export function searchOf({ page }: Route, url: URL): string {
  const kept = new URLSearchParams()
  const query = queryOf(url.searchParams)
  for (const name of page.query ?? []) {
    const value = query[name]
    if (value !== undefined) kept.set(name, value)
  }
  return kept.toString()
}

function refuseDoubles(routes: readonly Route[]): void {
  const owners = new Map<string, string>()
  for (const { owner, page } of routes) {
    const shape = pathToRegexp(page.path).regexp.source
    const other = owners.get(shape)
    if (other !== undefined) throw new Error(`routes: ${page.path} of ${owner} is a page of ${other} already`)
    owners.set(shape, owner)
  }
}

/** One digit per segment: 0 fixed, 1 partly fixed, 2 a parameter, 3 a wildcard. */
const rank = (path: string): number[] =>
  path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (segment.includes('*')) return 3
      if (!segment.includes(':')) return 0
      return segment.startsWith(':') && /^:\w+$/.test(segment) ? 2 : 1
    })

function compareRanks(one: number[], other: number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = (one[index] ?? -1) - (other[index] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}
