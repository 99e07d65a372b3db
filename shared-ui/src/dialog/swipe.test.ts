import { swipeCloses } from './swipe'

describe('swipeCloses', () => {
  it.each([
    { distance: 61, size: 600, duration: 900, closes: true },
    { distance: 60, size: 600, duration: 900, closes: false },
    { distance: 60, size: 600, duration: 301, closes: false },
    { distance: 60, size: 600, duration: 300, closes: true },
    { distance: 20, size: 600, duration: 250, closes: true },
    { distance: 9, size: 600, duration: 100, closes: false },
    { distance: -200, size: 600, duration: 100, closes: false },
  ])('$distance of $size px in $duration ms: $closes', ({ closes, ...swipe }) => {
    expect(swipeCloses(swipe)).toBe(closes)
  })
})
