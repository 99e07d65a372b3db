/** Attribute of what no toast may cover, wherever the page is scrolled to (UI-7). */
export const KEEP_CLEAR = 'data-keep-clear'

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

/** Keeps toasts clear of what pages mark with `KEEP_CLEAR`, by `--clear-top` and `--clear-bottom` of their region; returns the end of it. */
export function keepClear(region: HTMLElement): () => void {
  const measure = (): void => {
    const kept = [...document.querySelectorAll(`[${KEEP_CLEAR}]`)].map((element) => element.getBoundingClientRect())
    region.style.removeProperty('--clear-top')
    region.style.removeProperty('--clear-bottom')
    const { top, bottom } = region.getBoundingClientRect()
    const own = { top, bottom: window.innerHeight - bottom }
    const beside = marginsBeside(kept, window.innerHeight, own)
    if (beside.top !== own.top) region.style.setProperty('--clear-top', `${beside.top}px`)
    if (beside.bottom !== own.bottom) region.style.setProperty('--clear-bottom', `${beside.bottom}px`)
  }
  measure()
  const moves = new ResizeObserver(measure)
  moves.observe(document.body)
  document.addEventListener('scroll', measure, { passive: true, capture: true })
  window.addEventListener('resize', measure)
  return () => {
    moves.disconnect()
    document.removeEventListener('scroll', measure, { capture: true })
    window.removeEventListener('resize', measure)
  }
}
