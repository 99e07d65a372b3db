import { onBackOrForward } from '@nimbus/shared-contracts/remote'
import { linkTarget } from './link-clicks'
import { arrivalAt, focusSilently, hashTarget, keepRememberingScroll, rememberScroll, takePlace } from './place'

interface BrowserEventOptions {
  /** True for the paths that the router shows without a full page load. */
  knows: (path: string) => boolean
  /** Path and query that are shown now. */
  shown: () => string
  navigate: (href: string, navigation: 'push' | 'replace' | 'pop') => void
}

/**
 * Hands clicks on the shop's links, and back and forward, to the router. A change of the hash alone is the browser's,
 * which sets no focus and, as positions are restored by hand, no position on the way back.
 */
export function listenToBrowser({ knows, shown, navigate }: BrowserEventOptions): void {
  document.addEventListener('click', (event) => {
    const href = linkTarget(event, location.origin)
    if (href === undefined) return
    const { pathname, search, hash } = new URL(href)
    const samePage = `${pathname}${search}` === `${location.pathname}${location.search}`
    if (samePage && hash !== '') return followWithinPage(hash)
    if (!knows(pathname)) return
    event.preventDefault()
    // as a browser does: a link to the page that is open leads to its top and makes no entry
    if (samePage) scrollTo(0, 0)
    navigate(href, samePage ? 'replace' : 'push')
  })
  onBackOrForward(() => {
    if (`${location.pathname}${location.search}` !== shown()) return navigate(location.href, 'pop')
    takePlace(document.body, arrivalAt('pop', location.hash, true))
  })
  keepRememberingScroll()
}

/** Before the browser goes to the hash, where the visitor was; after it, the focus. */
function followWithinPage(hash: string): void {
  rememberScroll()
  setTimeout(() => {
    const goal = hashTarget(hash, document)
    if (goal) focusSilently(goal)
  })
}
