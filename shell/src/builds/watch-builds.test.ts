import { CONFIRM_MS, MAX_POLL_MS, POLL_MS, watchBuilds } from './watch-builds'

let visibility: DocumentVisibilityState
const target = Object.defineProperty(new EventTarget(), 'visibilityState', {
  get: () => visibility,
}) as unknown as Document

function look(state: DocumentVisibilityState): void {
  visibility = state
  target.dispatchEvent(new Event('visibilitychange'))
}

function watching(answers: (string | undefined)[], random = 0.5) {
  const latest = jest.fn(async () => (answers.length > 1 ? answers.shift() : answers[0]))
  const onConfirmed = jest.fn()
  watchBuilds({ own: 'A', latest, onConfirmed, random: () => random, target })
  return { latest, onConfirmed }
}

const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  visibility = 'visible'
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('watchBuilds', () => {
  it('asks every 30 seconds and says nothing of the build that runs', async () => {
    const { latest, onConfirmed } = watching(['A'])
    await pass(29_999)
    expect(latest).not.toHaveBeenCalled()
    await pass(1 + 2 * 30_000)
    expect(latest).toHaveBeenCalledTimes(3)
    expect(onConfirmed).not.toHaveBeenCalled()
  })

  it('takes a new build for true at the second answer in a row, which it asks for soon', async () => {
    const { onConfirmed } = watching(['B'])
    await pass(POLL_MS)
    expect(onConfirmed).not.toHaveBeenCalled()
    await pass(5_000)
    expect(onConfirmed.mock.calls).toEqual([['B']])
    await pass(10 * POLL_MS)
    expect(onConfirmed).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['another in between', ['B', 'A', 'B', 'A', 'A'], []],
    ['two new ones in turn', ['B', 'C', 'B', 'C', 'A'], []],
    ['nonsense in between, which counts for nothing', ['B', undefined, 'B', 'B'], [['B']]],
    ['a later build', ['B', 'B', 'C', 'C'], [['B'], ['C']]],
    ['a rollback to the one that runs', ['B', 'B', 'A', 'A'], [['B'], ['A']]],
  ])('hears %s', async (_, answers, told) => {
    const { onConfirmed } = watching([...answers])
    await pass(20 * POLL_MS)
    expect(onConfirmed.mock.calls).toEqual(told)
  })

  it('asks less often while no answer makes sense, and every five minutes at least', async () => {
    const { latest } = watching([undefined])
    await pass(POLL_MS)
    const counts: number[] = []
    for (const seconds of [30, 60, 120, 240, 300, 300]) {
      await pass(seconds * 1_000)
      counts.push(latest.mock.calls.length)
    }
    expect(counts).toEqual([2, 3, 4, 5, 6, 7])
    expect(MAX_POLL_MS).toBe(300_000)
  })

  it('leaves a hidden tab in peace and asks at once when it is looked at again', async () => {
    const { latest } = watching(['A'])
    look('hidden')
    await pass(20 * POLL_MS)
    expect(latest).not.toHaveBeenCalled()
    look('visible')
    await pass(0)
    expect(latest).toHaveBeenCalledTimes(1)
    await pass(POLL_MS)
    expect(latest).toHaveBeenCalledTimes(2)
  })

  it.each([
    [0, 24_000],
    [1, 36_000],
  ])('spreads the tabs: with chance %f after %i ms', async (random, delay) => {
    const { latest } = watching(['A'], random)
    await pass(delay - 1)
    expect(latest).not.toHaveBeenCalled()
    await pass(1)
    expect(latest).toHaveBeenCalledTimes(1)
    expect(CONFIRM_MS).toBe(5_000)
  })
})
