import type { Head } from '@nimbus/shared-contracts/remote'

/** What a page says of itself while it is on screen, as `page:meta`. */
type PageMeta = Pick<Head, 'title' | 'description' | 'image'>

export interface PageMetaKeeper {
  /** `shown` is the path of the page on screen; what another page says, which was left, is not heard. */
  say(shown: string, meta: PageMeta & { path?: string | undefined }): void
  /** The head of a visit with what its page has said; a page often says it before it is reported as shown. */
  headOf(visit: { path: string; head: Head }): Head
}

/** Keeps what a page says of itself until another path says something: a change of the query alone unsays nothing. */
export function createPageMeta(): PageMetaKeeper {
  let said: { path: string; meta: PageMeta } | undefined
  return {
    say(shown, { path = shown, ...meta }) {
      if (path !== shown) return
      said = { path, meta: said?.path === path ? { ...said.meta, ...meta } : meta }
    },
    headOf: ({ path, head }) => (said?.path === path ? { ...head, ...said.meta } : head),
  }
}
