import { linkOf, shopHref } from './link-clicks'
import type { Reason } from './prefetch'

/** How long a link has to be on screen before it is of interest, in milliseconds; one that is scrolled past is not. */
const DWELL_MS = 300

/** New links are looked for at most this often, in milliseconds. */
const LOOK_MS = 500

/**
 * Without a sign of the visitor, visible links wait this long after the page is there, in milliseconds: the page itself
 * and what it still loads come first, and who only looks at one page costs nothing more.
 */
const UNTOUCHED_MS = 8_000

/** Shows that somebody is about to do something. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

/** Tells of links of the shop that are pointed at, focused or, once the visitor is active, visible for a moment. */
export function watchLinks(want: (href: string, reason: Reason) => void, target: Document = document): void {
  const view = target.defaultView ?? window
  const intended = (event: Event): void => {
    const link = linkOf(event)
    const href = link && shopHref(link, target.location.origin)
    if (href) want(href, 'intended')
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    target.addEventListener(type, intended, { passive: true })
  }
  const begin = (): void => {
    for (const sign of SIGNS) view.removeEventListener(sign, begin)
    clearTimeout(timer)
    watchVisibleLinks(want, target)
  }
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    timer = setTimeout(begin, UNTOUCHED_MS)
    for (const sign of SIGNS) view.addEventListener(sign, begin, { once: true, passive: true })
  }
  if (target.readyState === 'complete') wait()
  else view.addEventListener('load', wait, { once: true })
}

function watchVisibleLinks(want: (href: string, reason: Reason) => void, target: Document): void {
  /** Each link with the address that it is watched for; with another one it is a new link. */
  const known = new WeakMap<Element, string>()
  const dwelling = new WeakMap<Element, ReturnType<typeof setTimeout>>()
  const seen = new IntersectionObserver((entries) => {
    for (const { target: link, isIntersecting } of entries) {
      clearTimeout(dwelling.get(link))
      if (isIntersecting)
        dwelling.set(
          link,
          setTimeout(() => interested(link as HTMLAnchorElement), DWELL_MS),
        )
    }
  })
  const interested = (link: HTMLAnchorElement): void => {
    seen.unobserve(link)
    const href = link.isConnected && shopHref(link, target.location.origin)
    if (href) want(href, 'visible')
  }
  const look = (): void => {
    for (const link of target.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (known.get(link) === link.href) continue
      known.set(link, link.href)
      seen.observe(link)
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      look()
    }, LOOK_MS)
  }).observe(target.body, { childList: true, subtree: true, attributeFilter: ['href'] })
  look()
}

/** Effective connection types that are too slow to load anything ahead. */
const SLOW = ['slow-2g', '2g', '3g']

/** False where the visitor saves data or the connection is slow; browsers that don't say count as fast. */
export function mayPrefetch(target: Navigator = navigator): boolean {
  const { connection } = target as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !SLOW.includes(connection?.effectiveType ?? '')
}
