import * as v from 'valibot'
import { compositionSchema, layoutSchema, type Composition } from '@nimbus/shared-contracts/remote'
import type { Visit } from './routing/visit'

/** id of the document's script that asks for everything else; its `data-late` names the page's data. */
export const LATE_SCRIPT_ID = 'nimbus-page'

/** What the browser is told about the page that it was sent. */
export interface PageData {
  composition: Composition
  visit: Visit
  /** True when the slot holds the server's HTML of the page. */
  rendered: boolean
  /** Base of the API for browsers, "/api". */
  apiBase: string
  /** True when the page was sent with other data than these and has to be shown anew. */
  outdated?: boolean
}

const pageDataSchema = v.object({
  composition: compositionSchema,
  visit: v.looseObject({ layout: layoutSchema }),
  rendered: v.boolean(),
  apiBase: v.string(),
  outdated: v.optional(v.boolean()),
})

const lateSchema = v.object({ data: v.string() })

/** How long one attempt may take, in milliseconds. */
const TIMEOUT_MS = 8_000

/** From one attempt to the next, in milliseconds: doubled each time, up to the limit. */
const FIRST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 30_000

/** pageDataUrl('/agb', 'aB3', '?id=1') → '/agb/_page.aB3.json?id=1' */
export const pageDataUrl = (path: string, hash: string, search: string): string =>
  `${path === '/' ? '' : path}/_page.${hash}.json${search}`

/** readPageDataUrl('/agb/_page.<22 characters>.json') → {path: '/agb', hash}; undefined for other paths */
export function readPageDataUrl(pathname: string): { path: string; hash: string } | undefined {
  const [, path, hash] = /^(.*)\/_page\.([\w-]{22})\.json$/.exec(pathname) ?? []
  return hash === undefined ? undefined : { path: path || '/', hash }
}

/**
 * Fetches what the document names, again and again until it is there: until then the page can be read and its links work,
 * but no button would ever answer. Rejects when the document names nothing.
 */
export async function fetchPageData(target: Document = document): Promise<PageData> {
  const late: unknown = JSON.parse(target.getElementById(LATE_SCRIPT_ID)?.dataset.late ?? 'null')
  const { data: href } = v.parse(lateSchema, late)
  const attempt = async (): Promise<PageData> => {
    // the same credentials as those of the document's preload, which is used up by it
    const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`GET ${href}: status ${response.status}`)
    return v.parse(pageDataSchema, await response.json()) as unknown as PageData
  }
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await attempt()
    } catch (error) {
      console.warn('shell: no page data yet', error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

let received: PageData | undefined

/** Keeps the page's data for `pageData()`. */
export function keepPageData(data: PageData): void {
  received = data
}

/** The page's data. Throws before they have been fetched. */
export function pageData(): PageData {
  if (!received) throw new Error('shell: asked for page data before they were there')
  return received
}
