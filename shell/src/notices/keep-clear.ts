import { KEEP_CLEAR } from '@nimbus/shared-contracts/remote'

/** What toasts leave free at the upper and lower end of the viewport, in pixels. */
export interface Margins {
  top: number
  bottom: number
}

type Span = Pick<DOMRect, 'top' | 'bottom'>

/** Room between the region of toasts and what it keeps clear of, in pixels: for shadows an edge reaches 28 px beyond it. */
const GAP = 36

/**
 * Where toasts stand beside what has to stay free, such as the button that orders: above or below all of it, where there is
 * more room. Nothing in the viewport changes nothing.
 * marginsBeside([{top: 500, bottom: 548}], 800, {top: 80, bottom: 80}) → {top: 80, bottom: 336}
 */
export function marginsBeside(kept: readonly Span[], height: number, margins: Margins): Margins {
  const seen = kept.filter(({ top, bottom }) => bottom > top && bottom > 0 && top < height)
  if (seen.length === 0) return margins
  const top = Math.min(...seen.map((span) => span.top)) - GAP
  const bottom = Math.max(...seen.map((span) => span.bottom)) + GAP
  const above = top - margins.top
  const below = height - margins.bottom - bottom
  return above >= below
    ? { ...margins, bottom: Math.max(margins.bottom, height - top) }
    : { ...margins, top: Math.max(margins.top, bottom) }
}

/** What a keyboard has come to and toasts stand over or under; they hide none of it (WCAG 2.4.11). */
function focusBeside(region: HTMLElement): Element[] {
  const focused = document.activeElement
  const toast = region.querySelector('.toast')?.getBoundingClientRect()
  if (!toast || !focused?.matches(':focus-visible') || region.contains(focused)) return []
  const { left, right } = focused.getBoundingClientRect()
  return left < toast.right && right > toast.left ? [focused] : []
}

const CLEAR_TOP = '--clear-top'
const CLEAR_BOTTOM = '--clear-bottom'

/** What the region's own style leaves free. */
function ownMargins(region: HTMLElement): Margins {
  region.style.removeProperty(CLEAR_TOP)
  region.style.removeProperty(CLEAR_BOTTOM)
  const { top, bottom } = region.getBoundingClientRect()
  return { top, bottom: window.innerHeight - bottom }
}

/**
 * Keeps toasts clear of what pages mark with `KEEP_CLEAR` and of what has the focus, by `--clear-top` and `--clear-bottom` of
 * their region; returns the end of it. It looks once a frame at most, and writes nothing that is so already: a page scrolls on beside it.
 */
export function keepClear(region: HTMLElement): () => void {
  let own: Margins | undefined
  let frame: number | undefined
  const write = (name: string, margin: number, ownMargin: number): void => {
    const value = margin === ownMargin ? '' : `${margin}px`
    if (region.style.getPropertyValue(name) !== value) region.style.setProperty(name, value)
  }
  const place = (): void => {
    frame = undefined
    own ??= ownMargins(region)
    const kept = [...document.querySelectorAll(`[${KEEP_CLEAR}]`), ...focusBeside(region)].map((element) =>
      element.getBoundingClientRect(),
    )
    const beside = marginsBeside(kept, window.innerHeight, own)
    write(CLEAR_TOP, beside.top, own.top)
    write(CLEAR_BOTTOM, beside.bottom, own.bottom)
  }
  const look = (): void => {
    frame ??= requestAnimationFrame(place)
  }
  const remeasure = (): void => {
    own = undefined
    look()
  }
  place()
  const moves = new ResizeObserver(look)
  moves.observe(document.body)
  const comings = new MutationObserver(look)
  comings.observe(document.body, { childList: true, subtree: true })
  // the banner of consent, which comes, grows and goes while toasts stay, says in the root's style what room it takes
  const rooms = new MutationObserver(remeasure)
  rooms.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] })
  document.addEventListener('scroll', look, { passive: true, capture: true })
  document.addEventListener('focusin', look)
  window.addEventListener('resize', remeasure)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    moves.disconnect()
    comings.disconnect()
    rooms.disconnect()
    document.removeEventListener('scroll', look, { capture: true })
    document.removeEventListener('focusin', look)
    window.removeEventListener('resize', remeasure)
  }
}
