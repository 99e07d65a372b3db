import { isComposing } from '../composing/is-composing'
import { keepFocusInside, returnFocus } from './focus'

/** One open dialog. */
export interface OpenDialog {
  /** Its outermost element, a child of the body. */
  element: HTMLElement
  /** What has the role. */
  dialog: HTMLElement
  onEscape: () => void
  /** Where the focus returns to. */
  opener: Element | null
}

/** Elements that stay usable above a dialog, such as toasts. */
const ABOVE = '[data-above-dialogs]'

/** The heading that takes the focus of a new page. */
const PAGE_HEADING = 'main h1[tabindex]'

let open: readonly OpenDialog[] = []
const listeners = new Set<() => void>()
const madeInert = new Set<Element>()

/** Makes the children of an element inert, but for the top dialog and what stays usable above it. */
function makeInert(parent: Element, top: Element): void {
  for (const element of parent.children) {
    if (element === top || element.matches(`${ABOVE}, [inert], script, style`)) continue
    if (element.querySelector(ABOVE)) {
      makeInert(element, top)
      continue
    }
    element.setAttribute('inert', '')
    madeInert.add(element)
  }
}

/** Only the top dialog can be used. */
function refreshInert(): void {
  for (const element of madeInert) element.removeAttribute('inert')
  madeInert.clear()
  const top = open.at(-1)?.element
  if (top) makeInert(document.body, top)
}

/** The page keeps its scroll position and its width; the lock is an attribute, so that no inline style can be left behind. */
function refreshScrollLock(): void {
  const page = document.documentElement
  if (open.length === 0) return page.removeAttribute('data-scroll-locked')
  if (page.hasAttribute('data-scroll-locked')) return
  page.setAttribute('data-scroll-locked', window.innerWidth > page.clientWidth ? 'gutter' : '')
}

function onKey(event: KeyboardEvent): void {
  if (isComposing({ nativeEvent: event, keyCode: event.keyCode })) return
  const top = open.at(-1)
  if (!top || event.defaultPrevented) return
  if (event.key === 'Escape') top.onEscape()
  if (event.key === 'Tab') keepFocusInside([top.dialog, ...document.querySelectorAll<HTMLElement>(ABOVE)], event)
}

function change(next: readonly OpenDialog[]): void {
  if (open.length === 0) document.addEventListener('keydown', onKey)
  open = next
  if (open.length === 0) document.removeEventListener('keydown', onKey)
  refreshScrollLock()
  refreshInert()
  for (const listener of listeners) listener()
}

/** Puts a dialog on top. */
export function push(dialog: OpenDialog): void {
  change([...open, dialog])
}

/** Takes a dialog away and returns the focus; one above it that was opened from it returns the focus to the same place. */
export function remove(dialog: OpenDialog): void {
  const wasTop = open.at(-1) === dialog
  for (const other of open) {
    if (dialog.element.contains(other.opener)) other.opener = dialog.opener
  }
  change(open.filter((other) => other !== dialog))
  if (wasTop) returnFocus([dialog.opener, open.at(-1)?.dialog, document.querySelector(PAGE_HEADING)])
}

/** Position of a dialog in the stack, 0 is the lowest; -1 before it is open. */
export const indexOf = (element: HTMLElement | null): number => open.findIndex((dialog) => dialog.element === element)

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** z-index of a dialog (UI-3); its backdrop is one below. zIndexOf(0) → 1000, zIndexOf(1) → 1002 */
export const zIndexOf = (index: number): number => 1000 + 2 * index
