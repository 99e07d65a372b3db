import { errorMessage } from '@nimbus/shared-contracts/errors'
import { queryOf, type Head } from '@nimbus/shared-contracts/remote'
import type { LiveComposition } from '../composition/live-composition'
import { redirectTarget, searchOf } from '../../src/routing/route-table'
import type { Visit } from '../../src/routing/visit'
import { errorVisit } from './error-visit'
import { createPageCache, type LookUp } from './page-cache'
import type { RemoteRenderer, RenderOutcome } from './remote-renderer'

/** What an address leads to. */
export type PageResult =
  | { kind: 'redirect'; to: string; status: number }
  | {
      kind: 'page'
      visit: Visit
      html: string | undefined
      live: LiveComposition
      /** Made for one person: kept and shared nowhere. */
      personal?: boolean | undefined
    }

export interface PageServiceOptions {
  renderer: (owner: string, version: string) => RemoteRenderer | undefined
  /** Hears how each page was had. */
  onLookUp?: (how: LookUp) => void
  /** Hears of each page of a release whether the release has given it. */
  onAnswer?: (release: { owner: string; version: string }, failed: boolean) => void
  warn: (message: string) => void
}

/**
 * Finds, loads and renders the page of an address. What fails in a remote is left to the browser. The answer names the
 * composition that it was made with, since another one may be live by the time it is sent.
 */
export function createPageService({ renderer, onLookUp, onAnswer = () => {}, warn }: PageServiceOptions) {
  const cache = createPageCache<RenderOutcome>({
    failed: ({ loaded }) => 'status' in loaded && loaded.status === 503,
    onLookUp,
  })

  return async function pageAt(url: URL, now: LiveComposition): Promise<PageResult> {
    const { table, releases } = now
    const route = table.find(url.pathname)
    const request = { path: url.pathname, params: route?.params ?? {}, query: queryOf(url.searchParams) }
    const lowerCase = url.pathname.toLowerCase()
    if (!route && table.find(lowerCase)) return { kind: 'redirect', status: 301, to: `${lowerCase}${url.search}` }
    if (!route) return { kind: 'page', live: now, html: undefined, visit: errorVisit(404, request) }
    const { owner, page: declared, params } = route
    const { personal } = declared
    if (declared.redirect) {
      return {
        kind: 'redirect',
        status: declared.redirect.status,
        to: redirectTarget(declared.redirect.to, params, url.search),
      }
    }
    const head: Head = { ...(declared.title && { title: declared.title }), ...(declared.noindex && { noindex: true }) }
    const base = { owner, page: declared.id, layout: declared.layout, ...request }
    const search = searchOf(route, url)
    // the server renders what it loads by; other queries are the browser's and change nothing here
    const loadedBy = { ...request, query: queryOf(new URLSearchParams(search)) }
    const version = releases.get(owner)?.version ?? ''
    const page = `${owner} ${version} ${declared.id}`
    try {
      const make = async (): Promise<RenderOutcome> => {
        const worker = renderer(owner, version)
        if (!worker) throw new Error(`rendering: ${owner} has no worker`)
        return worker.render(declared.id, loadedBy)
      }
      const { loaded, rendered } = await (personal ? make() : cache.get(page, `${url.pathname}?${search}`, make))
      onAnswer({ owner, version }, false)
      if ('redirect' in loaded) {
        const { to, status } = loaded.redirect
        return { kind: 'redirect', to: redirectTarget(to, {}, url.search), status }
      }
      if ('status' in loaded) {
        return { kind: 'page', live: now, personal, html: undefined, visit: errorVisit(loaded.status, request) }
      }
      const visit: Visit = {
        ...base,
        head: { ...head, ...rendered?.head },
        status: rendered?.status ?? 200,
        payload: loaded.payload,
      }
      return { kind: 'page', live: now, personal, visit, html: rendered?.html }
    } catch (cause) {
      onAnswer({ owner, version }, true)
      warn(errorMessage(cause))
      return {
        kind: 'page',
        live: now,
        personal,
        html: undefined,
        visit: { ...base, head, status: 200, payload: undefined },
      }
    }
  }
}
