import { isGivenUp, pauseAfter, retryDelay } from './delays'

const middle = (): number => 0.5

describe('retryDelay', () => {
  it.each([
    [1, 1],
    [2, 2],
    [4, 8],
    [8, 120],
    [50, 120],
  ])('after %d tries is %d minutes', (attempts, minutes) => {
    expect(retryDelay(attempts, middle)).toBe(minutes * 60_000)
  })

  it('differs by a quarter either way', () => {
    expect([retryDelay(1, () => 0), retryDelay(1, () => 1)]).toEqual([45_000, 75_000])
  })
})

describe('pauseAfter', () => {
  it.each([
    [1, 1_000],
    [3, 4_000],
    [6, 30_000],
    [100, 30_000],
  ])('%d failures is %d ms', (failures, pause) => {
    expect(pauseAfter(failures, middle)).toBe(pause)
  })
})

describe('isGivenUp', () => {
  it.each([
    ['2026-12-02T10:59:59Z', false],
    ['2026-12-02T11:00:00Z', true],
  ])('of a mail of 27 November at %s is %p', (now, expected) => {
    expect(isGivenUp(new Date('2026-11-27T11:00:00Z'), new Date(now))).toBe(expected)
  })
})
