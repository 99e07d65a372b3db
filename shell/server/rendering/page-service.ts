import { errorMessage } from '@nimbus/shared-contracts/errors'
import { queryOf, type Head, type Page } from '@nimbus/shared-contracts/remote'
import type { LiveComposition } from '../composition/live-composition'
import { redirectTarget, searchOf } from '../../src/routing/route-table'
import type { Visit } from '../../src/routing/visit'
import { errorVisit } from './error-visit'
import { createPageCache, type LookUp } from './page-cache'
import type { RemoteRenderer } from './remote-renderer'
import type { RenderOutcome } from './render-answer'
import { shopAddress } from './shop-address'

/** What an address leads to. */
export type PageResult =
  | {
      kind: 'redirect'
      to: string
      status: number
      /** The page that leads there, with nothing loaded, for a browser that has it already. */
      instead?: FoundPage
    }
  | FoundPage

interface FoundPage {
  kind: 'page'
  visit: Visit
  html: string | undefined
  live: LiveComposition
  /** Made for one person: kept and shared nowhere. */
  personal?: boolean | undefined
  /** What it was made of, the same for all who get the same; undefined of a page that has nothing. */
  made?: object
}

type Redirect = Extract<PageResult, { kind: 'redirect' }>

export interface PageServiceOptions {
  renderer: (owner: string, version: string) => RemoteRenderer | undefined
  /** Hears how each page was had. */
  onLookUp?: (how: LookUp) => void
  /** Hears of each page that a release was asked for and has not given. */
  onFailure?: (release: { owner: string; version: string }) => void
  /** Hears of each answer with a page of a release whether the release has given it. */
  onAnswer?: (release: { owner: string; version: string }, failed: boolean) => void
  warn: (message: string) => void
}

/**
 * Finds, loads and renders the page of an address. What fails in a remote is left to the browser. The answer names the
 * composition that it was made with, since another one may be live by the time it is sent.
 */
export function createPageService({ renderer, onLookUp, warn, ...hears }: PageServiceOptions) {
  const { onFailure = () => {}, onAnswer = () => {} } = hears
  const cache = createPageCache<RenderOutcome>({
    failed: ({ loaded }) => 'status' in loaded && loaded.status === 503,
    sizeOf: ({ loaded, rendered }) => JSON.stringify(loaded).length + (rendered?.html.length ?? 0),
    onLookUp,
  })

  return async function pageAt(url: URL, now: LiveComposition): Promise<PageResult> {
    const { table, releases } = now
    const route = table.find(url.pathname)
    const request = { path: url.pathname, params: route?.params ?? {}, query: queryOf(url.searchParams) }
    const lowerCase = url.pathname.toLowerCase()
    if (!route && table.find(lowerCase)) return { kind: 'redirect', status: 301, to: `${lowerCase}${url.search}` }
    if (!route) return { kind: 'page', live: now, html: undefined, visit: errorVisit(unownedStatus(now), request) }
    const { owner, page: declared, params } = route
    const { personal } = declared
    const head: Head = { ...(declared.title && { title: declared.title }), ...(declared.noindex && { noindex: true }) }
    const base = { owner, page: declared.id, layout: declared.layout, ...request }
    const frame: FoundPage = {
      kind: 'page',
      live: now,
      personal,
      html: undefined,
      visit: { ...base, head, status: 200, payload: undefined },
    }
    const search = searchOf(route, url)
    // the server renders what it loads by; other queries are the browser's and change nothing here
    const loadedBy = { ...request, query: queryOf(new URLSearchParams(search)) }
    const version = releases.get(owner)?.version ?? ''
    const page = `${owner} ${version} ${declared.id}`
    let broke = false
    const make = async (): Promise<RenderOutcome> => {
      try {
        const worker = renderer(owner, version)
        if (!worker) throw new Error(`rendering: ${owner} has no worker`)
        const outcome = await worker.render(declared.id, loadedBy)
        if ('redirect' in outcome.loaded) redirectTo(outcome.loaded.redirect, {}, url)
        return outcome
      } catch (cause) {
        broke = true
        onFailure({ owner, version })
        throw cause
      }
    }

    function resultOf(made: RenderOutcome): PageResult {
      const { loaded, rendered } = made
      if ('redirect' in loaded) return { ...redirectTo(loaded.redirect, {}, url), instead: frame }
      if ('status' in loaded) {
        return { kind: 'page', live: now, personal, made, html: undefined, visit: errorVisit(loaded.status, request) }
      }
      const visit: Visit = {
        ...base,
        head: { ...head, ...rendered?.head },
        status: rendered?.status ?? 200,
        payload: loaded.payload,
      }
      return { kind: 'page', live: now, personal, made, visit, html: rendered?.html }
    }

    try {
      if (declared.redirect) return { ...redirectTo(declared.redirect, params, url), instead: frame }
      const result = resultOf(await (personal ? make() : cache.get(page, `${url.pathname}?${search}`, make)))
      // a page as it was before hides from the visitor that the release gives none now, but not from those who watch it
      onAnswer({ owner, version }, broke)
      return result
    } catch (cause) {
      onAnswer({ owner, version }, true)
      warn(errorMessage(cause))
      return frame
    }
  }
}

/** Of an address that no release has: while a remote is missing, it may be one of its own. */
const unownedStatus = ({ composition }: LiveComposition): number => (composition.missing ? 503 : 404)

/** Leads to an address of the shop other than the one that was asked for; throws where a release would lead elsewhere. */
function redirectTo(redirect: NonNullable<Page['redirect']>, params: Record<string, string>, asked: URL): Redirect {
  // what the parameters are filled with may lead elsewhere, too
  const to = shopAddress(redirectTarget(redirect.to, params, asked.search))
  if (to === undefined) throw new Error(`rendering: ${asked.pathname} is redirected off the shop`)
  if (to === `${asked.pathname}${asked.search}`) throw new Error(`rendering: ${to} is redirected to itself`)
  return { kind: 'redirect', to, status: redirect.status }
}
