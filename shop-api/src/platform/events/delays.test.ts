import { eventDelay, listenerDelay, MOST_FAILURES, MOST_TRIES } from './delays'

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

describe('the most tries', () => {
  const DAYS = 24 * 60 * 60_000
  const daysOf = (tries: number, delay: typeof eventDelay): number =>
    Array.from({ length: tries - 1 }, (_, at) => delay(at + 1, middle)).reduce((total, ms) => total + ms, 0) / DAYS

  it('of an event and of a listener take five days', () => {
    expect(daysOf(MOST_TRIES, eventDelay)).toBeCloseTo(5, 1)
    expect(daysOf(MOST_FAILURES, listenerDelay)).toBeCloseTo(5, 1)
  })
})
