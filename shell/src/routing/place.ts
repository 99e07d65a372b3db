import type { Navigation } from './router'

/** How long the content may take to grow before a remembered position is given up, in milliseconds. */
const PATIENCE_MS = 1_500

/** The position is remembered at most this often, in milliseconds; browsers limit changes of the history. */
const REMEMBER_MS = 300

/** Remembers the scroll position of the page in its history entry. */
export function rememberScroll(target: Window = window): void {
  target.history.replaceState({ ...(target.history.state as object | null), scroll: target.scrollY }, '')
}

/** Keeps the remembered position up to date, so that back, forward and a reload find it. */
export function keepRememberingScroll(target: Window = window): void {
  let timer: number | undefined
  target.addEventListener(
    'scroll',
    () => {
      timer ??= target.setTimeout(() => {
        timer = undefined
        rememberScroll(target)
      }, REMEMBER_MS)
    },
    { passive: true },
  )
  target.history.scrollRestoration = 'manual'
  // a reload restores by itself: the document is there at once
  target.addEventListener('pagehide', () => {
    target.history.scrollRestoration = 'auto'
  })
}

let latest = 0

/**
 * Puts the visitor in the right place of a new page: top or hash target, after back and forward where they were; the
 * heading gets the focus so that a screen reader begins there (spec section 2).
 */
export function takePlace(element: HTMLElement, navigation: Navigation, hash: string, target: Window = window): void {
  const saved = (target.history.state as { scroll?: number } | null)?.scroll ?? 0
  const start = Date.now()
  const id = ++latest
  const settle = (): void => {
    if (id !== latest) return
    const heading = element.querySelector('h1')
    const goal = hash ? element.ownerDocument.getElementById(decodeURIComponent(hash.slice(1))) : heading
    const room = target.document.documentElement.scrollHeight - target.innerHeight
    const waiting = !heading || (navigation === 'pop' && room < saved)
    if (waiting && Date.now() - start < PATIENCE_MS) {
      target.requestAnimationFrame(settle)
      return
    }
    focusSilently(goal ?? heading)
    if (navigation === 'pop') target.scrollTo(0, saved)
    else if (hash && goal) goal.scrollIntoView()
    else target.scrollTo(0, 0)
  }
  settle()
}

function focusSilently(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
