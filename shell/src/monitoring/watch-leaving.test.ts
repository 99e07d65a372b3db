import { watchLeaving } from './watch-leaving'

// leaving a page of Firefox while its scripts loaded used to count against their release
describe('watchLeaving', () => {
  const pageshow = (persisted: boolean): boolean =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const leave = (): boolean => window.dispatchEvent(new Event('beforeunload'))
  const go = (): boolean => window.dispatchEvent(new Event('pagehide'))

  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick'] }))
  afterEach(() => void jest.useRealTimers())

  const watched = () => {
    const failed = jest.fn()
    const renew = jest.fn()
    const take = watchLeaving(window, renew)
    return { failed, renew, fail: () => take(failed) }
  }

  it('passes a failure on while the page stays', () => {
    const { failed, renew, fail } = watched()
    fail()
    jest.advanceTimersByTime(300)
    expect(failed).toHaveBeenCalledTimes(1)
    go()
    pageshow(true)
    expect(renew).not.toHaveBeenCalled()
  })

  it('tells of none once another page was asked for, however long that takes', () => {
    const { failed, fail } = watched()
    leave()
    jest.advanceTimersByTime(9_000)
    fail()
    jest.advanceTimersByTime(300)
    expect(failed).not.toHaveBeenCalled()
  })

  it('tells of none that comes just before the page goes, as in browsers that say nothing earlier', () => {
    const { failed, fail } = watched()
    fail()
    jest.advanceTimersByTime(299)
    go()
    jest.advanceTimersByTime(60_000)
    expect(failed).not.toHaveBeenCalled()
  })

  it('passes failures on again when nobody left after all', () => {
    const { failed, fail } = watched()
    leave()
    jest.advanceTimersByTime(10_000)
    fail()
    jest.advanceTimersByTime(300)
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it('has a page renewed that is come back to without what was given up', () => {
    const { failed, renew, fail } = watched()
    leave()
    fail()
    go()
    pageshow(true)
    jest.advanceTimersByTime(300)
    expect([failed.mock.calls.length, renew.mock.calls.length]).toEqual([0, 1])
  })

  // a click on a mailto: link cost one failure, and each later return to the page a reload
  it('passes on what failed meanwhile once nobody left, and has no page renewed for it', () => {
    const { failed, renew, fail } = watched()
    leave()
    jest.advanceTimersByTime(5_000)
    fail()
    jest.advanceTimersByTime(4_999)
    expect(failed).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(failed).toHaveBeenCalledTimes(1)
    leave()
    go()
    pageshow(true)
    jest.advanceTimersByTime(60_000)
    expect([failed.mock.calls.length, renew.mock.calls.length]).toEqual([1, 0])
  })

  it('has a page renewed once for what was given up once', () => {
    const { failed, renew, fail } = watched()
    leave()
    fail()
    for (let times = 0; times < 3; times += 1) {
      go()
      pageshow(true)
    }
    jest.advanceTimersByTime(60_000)
    expect([failed.mock.calls.length, renew.mock.calls.length]).toEqual([0, 1])
  })

  it('leaves a page alone that is come back to whole', () => {
    const { renew } = watched()
    leave()
    go()
    pageshow(true)
    expect(renew).not.toHaveBeenCalled()
  })
})
