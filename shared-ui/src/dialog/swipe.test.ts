import fc from 'fast-check'
import { swipeCloses } from './swipe'

describe('swipeCloses', () => {
  it.each([
    // more than 10 % of the size, however slow
    { distance: 61, size: 600, duration: 900, closes: true },
    { distance: 60, size: 600, duration: 900, closes: false },
    { distance: 60, size: 600, duration: 301, closes: false },
    { distance: 70, size: 700, duration: 301, closes: false },
    { distance: 71, size: 700, duration: 60_000, closes: true },
    { distance: 9, size: 80, duration: 301, closes: true },
    // within 300 ms, however short
    { distance: 60, size: 600, duration: 300, closes: true },
    { distance: 10, size: 600, duration: 299, closes: true },
    { distance: 10, size: 600, duration: 301, closes: false },
    // a tap, and a pull upwards
    { distance: 9, size: 600, duration: 100, closes: false },
    { distance: 0, size: 0, duration: 100, closes: false },
    { distance: -200, size: 600, duration: 100, closes: false },
    { distance: -200, size: 600, duration: 900, closes: false },
  ])('$distance of $size px in $duration ms: $closes', ({ closes, ...swipe }) => {
    expect(swipeCloses(swipe)).toBe(closes)
  })

  it('closes whatever is pulled farther or let go earlier than a swipe that closes', () => {
    const pixels = fc.integer({ min: -50, max: 900 })
    const time = fc.integer({ min: 0, max: 2000 })
    fc.assert(
      fc.property(pixels, pixels, fc.integer({ min: 1, max: 900 }), time, time, (one, other, size, first, second) => {
        const lesser = swipeCloses({ distance: Math.min(one, other), size, duration: Math.max(first, second) })
        const greater = swipeCloses({ distance: Math.max(one, other), size, duration: Math.min(first, second) })
        expect(greater || !lesser).toBe(true)
      }),
    )
  })
})
