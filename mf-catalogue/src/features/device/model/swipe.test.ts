import { nextIndex, swipeStep } from './swipe'

describe('swipeStep', () => {
  // DLG-72
  it.each([
    [5, 120, 0],
    [-80, 5, 1],
    [80, 5, -1],
    [1, 0, 0],
    [-80, 79, 0],
    [-39, 0, 0],
    [-40, 0, 1],
  ])('of %i px sideways and %i px down is %i', (dx, dy, step) => {
    expect(swipeStep({ dx, dy })).toBe(step)
  })
})

describe('nextIndex', () => {
  it.each([
    [0, -1, 0],
    [0, 1, 1],
    [3, 1, 3],
    [3, -1, 2],
  ])('from %i by %i of 4 is %i', (index, step, next) => {
    expect(nextIndex(index, step, 4)).toBe(next)
  })
})
