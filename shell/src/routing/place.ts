import type { Navigation } from './router'

/** How long the content may take to grow before a hash target or a remembered position is given up, in milliseconds. */
const PATIENCE_MS = 3_000

/** The position is remembered once the visitor has not scrolled for so long, in milliseconds: browsers limit changes of the history. */
const REST_MS = 300

/** What tells that the visitor scrolls; the shop scrolls no more then. */
const SCROLLED_BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Where a visitor comes to on a page: kept until the page is on screen. */
export interface Arrival {
  navigation: Navigation
  hash: string
  /** Position in the history entry that was gone back to, in px; undefined for one that has none. */
  scroll: number | undefined
  /** True for a page that stays and only changes its query or hash: the focus stays where it is. */
  samePage: boolean
}

/** True from a change of the address until the page of that address has its place: the position is the old page's. */
let onTheWay = false
let latest = 0

/** Remembers the scroll position of the page in its history entry, unless the browser refuses another change. */
export function rememberScroll(target: Window = window): void {
  try {
    const state = target.history.state as { scroll?: number } | null
    // browsers count the changes
    if (state?.scroll !== target.scrollY) target.history.replaceState({ ...state, scroll: target.scrollY }, '')
  } catch {
    // the place is forgotten, and the page lives
  }
}

/**
 * Writes an address into the history; where the browser refuses another change, as Safari does after a hundred within ten
 * seconds, it goes there itself.
 */
export function writeAddress(href: string, mode: 'push' | 'replace', target: Window = window): void {
  rememberScroll(target)
  try {
    if (mode === 'push') target.history.pushState({}, '', href)
    else target.history.replaceState(target.history.state, '', href)
  } catch {
    if (mode === 'push') target.location.assign(href)
    else target.location.replace(href)
  }
}

/** Keeps the remembered position up to date, so that back, forward and a reload find it. */
export function keepRememberingScroll(target: Window = window): void {
  let timer: number | undefined
  target.addEventListener(
    'scroll',
    () => {
      const { href } = target.location
      target.clearTimeout(timer)
      timer = target.setTimeout(() => {
        // whoever has gone on meanwhile is at another entry, whose position this one is not
        if (!onTheWay && target.location.href === href) rememberScroll(target)
      }, REST_MS)
    },
    { passive: true },
  )
  // the entry is another one then, also where the address is the same: its position is in it
  target.addEventListener('popstate', () => {
    target.clearTimeout(timer)
  })
  target.history.scrollRestoration = 'manual'
  // a reload restores by itself: the document is there at once
  target.addEventListener('pagehide', () => {
    target.history.scrollRestoration = 'auto'
  })
}

/** The arrival at the address that the history has now. Until `takePlace` the entry keeps the position it has. */
export function arrivalAt(navigation: Navigation, hash: string, samePage: boolean, target: Window = window): Arrival {
  onTheWay = true
  latest++
  const { scroll } = (target.history.state as { scroll?: number } | null) ?? {}
  return { navigation, hash, samePage, scroll: navigation === 'pop' ? scroll : undefined }
}

/**
 * Puts the visitor in the right place of a page: top or hash target, after back and forward where they were; the heading
 * or the hash target gets the focus so that a screen reader begins there (ROUTE-8). What comes late is waited for,
 * unless the visitor scrolls first. A page that stays and has put the focus on its heading has its place: a remembered
 * position would move the heading off the screen.
 */
export function takePlace(element: HTMLElement, arrival: Arrival, target: Window = window): void {
  const { hash, scroll, samePage } = arrival
  const start = Date.now()
  const id = ++latest
  let takenOver = false
  const stop = (): void => {
    takenOver = true
  }
  for (const type of SCROLLED_BY_HAND) target.addEventListener(type, stop, { once: true, passive: true })

  const finish = (): void => {
    for (const type of SCROLLED_BY_HAND) target.removeEventListener(type, stop)
    if (id === latest) onTheWay = false
  }
  const settle = (focused: Element | null): void => {
    if (id !== latest || takenOver || (samePage && headingHasFocus(element))) return finish()
    const goal = hashTarget(hash, element.ownerDocument)
    const heading = samePage ? null : element.querySelector<HTMLElement>('h1')
    const focus = goal && scroll === undefined ? goal : heading
    if (focus && focus !== focused) focusSilently(focus)
    if (scroll !== undefined) target.scrollTo(0, scroll)
    else if (goal) goal.scrollIntoView()
    else if (!samePage) target.scrollTo(0, 0)
    const room = target.document.documentElement.scrollHeight - target.innerHeight
    const late = (!samePage && !heading) || (scroll === undefined ? hash !== '' && !goal : room < scroll)
    if (late && Date.now() - start < PATIENCE_MS) target.requestAnimationFrame(() => settle(focus ?? focused))
    else finish()
  }
  settle(null)
}

function headingHasFocus(element: HTMLElement): boolean {
  const heading = element.querySelector('h1')
  return heading !== null && heading === element.ownerDocument.activeElement
}

/** The element that a hash names; null for none. hashTarget('#fn3', document) → the element with id fn3 */
export function hashTarget(hash: string, target: Document): HTMLElement | null {
  try {
    return hash.length > 1 ? target.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    // badly encoded by somebody else
    return null
  }
}

/** Gives an element the focus and leaves the scroll position alone. */
export function focusSilently(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
