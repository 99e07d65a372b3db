/** Until a browser that gives up a page's files has let the page go, in milliseconds. */
const GONE_MS = 300

/** After this time without another page the visitor is taken to have stayed, in milliseconds. */
const STAYED_MS = 10_000

/**
 * Tells what failed from what was given up: Firefox and Safari fail the scripts of a page that is being left as if they were
 * lost, which says nothing of a release (PLAT-23). Returns what takes a failure and passes it on a moment later, unless the
 * page is being left. Safari may keep such a page and show it again; then it lacks what was given up, and `renew` is called.
 */
export function watchLeaving(page: Window, renew: () => void): (failed: () => void) => void {
  const waiting = new Set<ReturnType<typeof setTimeout>>()
  let begun = -Infinity
  let lacks = false
  const isLeaving = (): boolean => page.performance.now() - begun < STAYED_MS

  page.addEventListener('beforeunload', () => (begun = page.performance.now()))
  page.addEventListener('pagehide', () => {
    begun = page.performance.now()
    lacks ||= waiting.size > 0
    for (const timer of waiting) clearTimeout(timer)
    waiting.clear()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    begun = -Infinity
    if (lacks) renew()
  })
  return (failed) => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      if (isLeaving()) lacks = true
      else failed()
    }, GONE_MS)
    waiting.add(timer)
  }
}
