import { onBackOrForward } from '@nimbus/shared-contracts/remote'
import { linkTarget } from './link-clicks'
import { keepRememberingScroll } from './place'

interface BrowserEventOptions {
  /** True for the paths that the router shows without a full page load. */
  knows: (path: string) => boolean
  /** Path and query that are shown now. */
  shown: () => string
  navigate: (href: string, navigation: 'push' | 'pop') => void
}

/** Hands clicks on the shop's links, and back and forward, to the router. A change of the hash alone is the browser's. */
export function listenToBrowser({ knows, shown, navigate }: BrowserEventOptions): void {
  document.addEventListener('click', (event) => {
    const href = linkTarget(event, location.origin)
    if (href === undefined) return
    const { pathname, search, hash } = new URL(href)
    const withinPage = `${pathname}${search}` === `${location.pathname}${location.search}` && hash !== ''
    if (withinPage || !knows(pathname)) return
    event.preventDefault()
    navigate(href, 'push')
  })
  onBackOrForward(() => {
    if (`${location.pathname}${location.search}` !== shown()) navigate(location.href, 'pop')
  })
  keepRememberingScroll()
}
