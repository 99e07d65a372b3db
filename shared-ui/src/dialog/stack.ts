/** One open dialog: its outermost element in the body and what Escape does to it. */
export interface OpenDialog {
  element: HTMLElement
  onEscape: () => void
}

/** Elements of the body that stay usable above a dialog, such as toasts. */
const ABOVE = '[data-above-dialogs]'

let open: readonly OpenDialog[] = []
const listeners = new Set<() => void>()
const madeInert = new Set<Element>()

/** Only the top dialog can be used; what lies below it is inert. */
function refreshInert(): void {
  for (const element of madeInert) element.removeAttribute('inert')
  madeInert.clear()
  const top = open.at(-1)?.element
  if (!top) return
  for (const element of document.body.children) {
    if (element === top || element.matches(`${ABOVE}, [inert], script, style`)) continue
    element.setAttribute('inert', '')
    madeInert.add(element)
  }
}

/** The page keeps its scroll position and its width; the lock is an attribute, so that no inline style can be left behind. */
function refreshScrollLock(): void {
  const page = document.documentElement
  if (open.length === 0) return page.removeAttribute('data-scroll-locked')
  if (page.hasAttribute('data-scroll-locked')) return
  page.setAttribute('data-scroll-locked', window.innerWidth > page.clientWidth ? 'gutter' : '')
}

function closeTop(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  open.at(-1)?.onEscape()
}

function change(next: readonly OpenDialog[]): void {
  if (open.length === 0) document.addEventListener('keydown', closeTop)
  open = next
  if (open.length === 0) document.removeEventListener('keydown', closeTop)
  refreshScrollLock()
  refreshInert()
  for (const listener of listeners) listener()
}

/** Puts a dialog on top; the returned function takes it away. */
export function push(dialog: OpenDialog): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

/** Position of a dialog in the stack, 0 is the lowest; -1 before it is open. */
export const indexOf = (element: HTMLElement | null): number => open.findIndex((dialog) => dialog.element === element)

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** z-index of a dialog (spec section 9); its backdrop is one below. zIndexOf(0) → 1000, zIndexOf(1) → 1002 */
export const zIndexOf = (index: number): number => 1000 + 2 * index
