import type { RunningComposition } from './running-compositions'
import { createSwitchOver } from './switch-over'

const AT = '2026-11-30T10:00:00.000Z'
const SLACK = 20

/** What visitors get, told apart by its name alone. */
const named = (name: string): RunningComposition[] => [{ below: 100, live: name as never }]

/** A switch from 'old' to 'new' at AT, and the clock that it goes by, in milliseconds from then. */
function aSwitch() {
  let ms = -1_000
  const onSwitch = jest.fn()
  const now = (): number => Date.parse(AT) + ms
  const switchOver = createSwitchOver(named('old'), { onSwitch, now, slack: () => SLACK })
  switchOver.prepare(named('new'), 2)
  switchOver.startsAt(2, AT)
  const shown = (): unknown => switchOver.running()[0]?.live
  return { switchOver, onSwitch, shown, set: (to: number) => void (ms = to) }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('createSwitchOver', () => {
  it.each([
    [-1_000, 'old', false],
    [-SLACK - 1, 'old', false],
    [-SLACK, 'old', true],
    [0, 'old', true],
    [SLACK - 1, 'old', true],
    [SLACK, 'new', false],
    [60_000, 'new', false],
  ])('%d ms from the moment shows %s; has requests wait: %s', (ms, name, waits) => {
    const { switchOver, shown, set } = aSwitch()
    set(ms)
    expect([shown(), switchOver.moment() !== undefined]).toEqual([name, waits])
  })

  it('answers who has waited with what is new', async () => {
    const { switchOver, onSwitch, shown, set } = aSwitch()
    set(-5)
    const waited = switchOver.moment()
    set(SLACK)
    await jest.advanceTimersByTimeAsync(SLACK + 5)
    await waited
    expect([shown(), switchOver.revision()]).toEqual(['new', 2])
    expect(onSwitch).toHaveBeenCalledTimes(1)
  })

  it('switches with nobody asking for anything', async () => {
    const { onSwitch, set } = aSwitch()
    set(SLACK)
    await jest.advanceTimersByTimeAsync(1_000 + SLACK)
    expect(onSwitch).toHaveBeenCalledWith(named('new'))
  })

  it('shows at once what has begun already, and nothing before its moment is known', () => {
    const { switchOver, shown, set } = aSwitch()
    set(60_000)
    expect(shown()).toBe('new')
    switchOver.prepare(named('later'), 3)
    expect([shown(), switchOver.isReady(3)]).toEqual(['new', true])
    switchOver.startsAt(3, AT)
    expect(shown()).toBe('later')
  })
})
