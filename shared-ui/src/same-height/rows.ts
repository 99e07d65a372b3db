/** How far apart the upper edges of parts in one row may be, in pixels (UI-14); `loose` is the alternative mode. */
export const TOLERANCE = { close: 5, loose: 20 } as const

export type Tolerance = keyof typeof TOLERANCE

/**
 * The parts that stand beside each other, by their upper edges in pixels; each row is measured from its first part.
 * rowsOf([0, 4, 300, 305], 5) → [[0, 1], [2, 3]]; rowsOf([0, 6], 5) → [[0], [1]]
 */
export function rowsOf(tops: readonly number[], tolerance: number): number[][] {
  const rows: { top: number; parts: number[] }[] = []
  for (const [part, top] of tops.entries()) {
    const row = rows.find((other) => Math.abs(other.top - top) <= tolerance)
    if (row) row.parts.push(part)
    else rows.push({ top, parts: [part] })
  }
  return rows.map(({ parts }) => parts)
}
