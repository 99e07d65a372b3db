import { dimensions } from './file'

describe('dimensions', () => {
  it.each([
    [{ width: 10, height: 5 }, true],
    [{ width: 11, height: 5 }, false],
    [{ width: 10, height: 6 }, false],
  ])('of %j against 10 × 5 → %s', (picture, passes) => {
    expect(dimensions(picture, { width: 10, height: 5 })).toBe(passes)
  })
})
