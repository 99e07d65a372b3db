import { rowsOf } from './rows'

/** Names the group of a part; in a row, parts of one group get the same height. */
const GROUP = 'data-same-height'

/**
 * Gives the parts of each group that stand in one row the height of the tallest. Groups come in the order of the page,
 * because one moves the next; parts of different rows keep their own heights. Where the container's items stand one below
 * the other, as on a phone, no part is measured: that would lay out all that isn't seen yet.
 */
export function equaliseHeights(container: Element, tolerance: number): void {
  const parts = [...container.querySelectorAll<HTMLElement>(`[${GROUP}]`)]
  for (const part of parts) part.style.minHeight = ''
  const tops = [...container.children].map((item) => item.getBoundingClientRect().top)
  if (rowsOf(tops, tolerance).every((row) => row.length === 1)) return
  const groups = new Set(parts.map((part) => part.getAttribute(GROUP)))
  for (const group of groups) {
    equaliseGroup(
      parts.filter((part) => part.getAttribute(GROUP) === group),
      tolerance,
    )
  }
}

function equaliseGroup(parts: readonly HTMLElement[], tolerance: number): void {
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const rows = rowsOf(
    boxes.map(({ top }) => top),
    tolerance,
  )
  for (const row of rows) {
    const tallest = Math.max(...row.map((part) => boxes[part]?.height ?? 0))
    for (const part of row) {
      const lower = (boxes[part]?.height ?? 0) < tallest
      if (lower) parts[part]?.style.setProperty('min-height', `${tallest}px`)
    }
  }
}
