/** Until a browser that gives up a page's files has let the page go, in milliseconds. */
const GONE_MS = 300

/** After this time without another page the visitor is taken to have stayed, in milliseconds. */
const STAYED_MS = 10_000

/**
 * Tells what failed from what was given up: Firefox and Safari fail the scripts of a page that is being left as if they were
 * lost, which says nothing of a release (PLAT-23). Returns what takes a failure and passes it on a moment later; while the page
 * is being left, once it turns out that the visitor stays after all. Safari may keep such a page and show it again; then it
 * lacks what was given up, and `renew` is called.
 */
export function watchLeaving(page: Window, renew: () => void): (failed: () => void) => void {
  const waiting = new Map<() => void, ReturnType<typeof setTimeout>>()
  /** What failed since another page was asked for. */
  const held: (() => void)[] = []
  let isLeaving = false
  let staying: ReturnType<typeof setTimeout> | undefined

  const stay = (): readonly (() => void)[] => {
    clearTimeout(staying)
    isLeaving = false
    return held.splice(0)
  }
  page.addEventListener('beforeunload', () => {
    isLeaving = true
    clearTimeout(staying)
    // a download, a mailto:, an answer "stay here": nobody left
    staying = setTimeout(() => stay().forEach((failed) => failed()), STAYED_MS)
  })
  page.addEventListener('pagehide', () => {
    isLeaving = true
    clearTimeout(staying)
    waiting.forEach((timer) => clearTimeout(timer))
    held.push(...waiting.keys())
    waiting.clear()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && stay().length > 0) renew()
  })
  return (failed) => {
    const once = (): void => failed()
    const take = (): void => {
      waiting.delete(once)
      if (isLeaving) held.push(once)
      else failed()
    }
    waiting.set(once, setTimeout(take, GONE_MS))
  }
}
