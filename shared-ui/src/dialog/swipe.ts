/** A finger that moved less than this within the time has tapped, not swiped. */
const TAP_PIXELS = 10

/** The two thresholds of UI-2; the first is a part of the dialog's size. */
const FAR_ENOUGH = 0.1
const FAST_ENOUGH_MS = 300

/**
 * True when a swipe closes a dialog (UI-2): more than 10 % of its size, or any swipe within 300 ms.
 * swipeCloses({distance: 61, size: 600, duration: 900}) → true; ({distance: 20, size: 600, duration: 250}) → true
 */
export function swipeCloses({
  distance,
  size,
  duration,
}: {
  distance: number
  size: number
  duration: number
}): boolean {
  if (distance <= 0) return false
  return distance > size * FAR_ENOUGH || (distance >= TAP_PIXELS && duration <= FAST_ENOUGH_MS)
}
