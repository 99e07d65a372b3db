/** A finger that moved less than this has tapped. */
const TAP_PIXELS = 10

/**
 * True when a swipe closes a dialog (spec section 2): more than 10 % of its size, or any swipe within 300 ms.
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
  if (distance < TAP_PIXELS) return false
  return distance > size * 0.1 || duration <= 300
}
