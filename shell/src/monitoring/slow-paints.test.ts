import { watchSlowPaints } from './slow-paints'

let deliver: (entries: { name: string; entryType: string; startTime: number }[]) => void
const observe = jest.fn()
let connected: boolean

class Observer {
  constructor(callback: (list: { getEntries: () => unknown[] }) => void) {
    connected = true
    deliver = (entries) => connected && callback({ getEntries: () => entries })
  }
  observe = observe
  disconnect = (): void => {
    connected = false
  }
}

const fcp = (startTime: number) => ({ name: 'first-contentful-paint', entryType: 'paint', startTime })
const lcp = (startTime: number) => ({ name: '', entryType: 'largest-contentful-paint', startTime })
const firstPaint = { name: 'first-paint', entryType: 'paint', startTime: 9_000 }

beforeEach(() => {
  jest.useFakeTimers({ now: 0 })
  Object.assign(globalThis, { PerformanceObserver: Observer })
})
afterEach(() => jest.useRealTimers())

describe('watchSlowPaints', () => {
  it.each([
    [fcp(2_500), []],
    [fcp(2_501), [['FCP', 2_501]]],
    [lcp(2_500), []],
    [lcp(3_100), [['LCP', 3_100]]],
    [lcp(10_001), []],
    [firstPaint, []],
  ])('of %j flags %j', (entry, flagged) => {
    const onSlow = jest.fn()
    watchSlowPaints(onSlow)
    deliver([entry])
    expect(onSlow.mock.calls).toEqual(flagged)
  })

  it('flags each paint once, although the largest one can be replaced by a larger', () => {
    const onSlow = jest.fn()
    watchSlowPaints(onSlow)
    deliver([lcp(2_600), lcp(3_000), fcp(2_600)])
    expect(onSlow.mock.calls).toEqual([
      ['LCP', 2_600],
      ['FCP', 2_600],
    ])
  })

  it('hears of earlier paints, and ends after ten seconds', () => {
    const onSlow = jest.fn()
    watchSlowPaints(onSlow)
    expect(observe).toHaveBeenCalledWith({ type: 'largest-contentful-paint', buffered: true })
    jest.advanceTimersByTime(9_999)
    expect(connected).toBe(true)
    jest.advanceTimersByTime(1)
    expect(connected).toBe(false)
  })
})
