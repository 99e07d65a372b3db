/** Shorter moves in px are a tap. */
const LEAST = 40

/**
 * What a drag over a picture asks for: 1 the next one, -1 the one before, 0 nothing, as for a scroll (DLG-72).
 * swipeStep({dx: -80, dy: 5}) → 1; ({dx: 5, dy: 120}) → 0
 */
export function swipeStep({ dx, dy }: { dx: number; dy: number }): -1 | 0 | 1 {
  if (Math.abs(dx) < LEAST || Math.abs(dx) < Math.abs(dy) * 2) return 0
  return dx < 0 ? 1 : -1
}

/** nextIndex(0, -1, 4) → 0: a gallery has two ends */
export const nextIndex = (index: number, step: number, count: number): number =>
  Math.min(Math.max(index + step, 0), count - 1)
