import { eventDelay, isGivenUp, listenerDelay } from './delays'

const middle = (): number => 0.5

describe('eventDelay', () => {
  it.each([
    [1, 5],
    [2, 10],
    [5, 80],
    [11, 3_600],
    [1_000, 3_600],
  ])('after %i tries is %i seconds', (attempts, seconds) => {
    expect(eventDelay(attempts, middle)).toBe(seconds * 1_000)
  })

  it('spreads by a quarter', () => {
    expect([0, 1].map((random) => eventDelay(1, () => random))).toEqual([3_750, 6_250])
  })
})

describe('listenerDelay', () => {
  it.each([
    [1, 5],
    [4, 40],
    [5, 60],
    [9_000, 60],
  ])('after %i failures is %i seconds', (failures, seconds) => {
    expect(listenerDelay(failures, middle)).toBe(seconds * 1_000)
  })
})

describe('isGivenUp', () => {
  it('is so after five days', () => {
    const written = new Date('2026-11-27T10:00:00Z')
    expect(isGivenUp(written, new Date('2026-12-02T09:59:59Z'))).toBe(false)
    expect(isGivenUp(written, new Date('2026-12-02T10:00:00Z'))).toBe(true)
  })
})
