import { createReloadGuard } from './reload-guard'
import { createRenewal } from './renewal'

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

/** A tab on build A. */
function aTab(harmless = true) {
  const state = { harmless }
  const [reload, leave, hint] = [jest.fn(), jest.fn(), jest.fn()]
  const guard = createReloadGuard(() => sessionStorage)
  const renewal = createRenewal({ own: 'A', guard, harmless: () => state.harmless, reload, leave, hint })
  return { state, renewal, reload, leave, hint }
}

describe('createRenewal', () => {
  it('reloads once a new build is live and a second has passed in quiet', () => {
    const { renewal, reload, hint } = aTab()
    renewal.live('B')
    jest.advanceTimersByTime(999)
    expect(reload).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect([reload.mock.calls.length, hint.mock.calls.length]).toEqual([1, 0])
  })

  it('waits while something is typed or on its way, and reloads afterwards', () => {
    const { state, renewal, reload } = aTab(false)
    renewal.live('B')
    jest.advanceTimersByTime(600_000)
    expect(reload).not.toHaveBeenCalled()
    state.harmless = true
    renewal.consider()
    jest.advanceTimersByTime(1_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('begins the quiet second anew with everything that happens', () => {
    const { renewal, reload } = aTab()
    renewal.live('B')
    for (let step = 0; step < 5; step++) {
      jest.advanceTimersByTime(900)
      renewal.consider()
    }
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads at most once for a build, then only says that there is a new one; it used to go round in circles elsewhere', () => {
    aTab().renewal.live('B')
    jest.advanceTimersByTime(1_000)
    // the document is that of build A again
    const { renewal, reload, hint } = aTab()
    renewal.live('B')
    jest.advanceTimersByTime(600_000)
    expect([reload.mock.calls.length, hint.mock.calls.length]).toEqual([0, 1])
  })

  it('leaves ten seconds between two reloads', () => {
    aTab().renewal.live('B')
    jest.advanceTimersByTime(1_000)
    const { renewal, reload } = aTab()
    renewal.live('C')
    jest.advanceTimersByTime(9_999)
    expect(reload).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('stays when the own build is live again', () => {
    const { renewal, reload } = aTab()
    renewal.live('B')
    renewal.live('A')
    jest.advanceTimersByTime(600_000)
    expect(reload).not.toHaveBeenCalled()
  })

  it('comes with the next page when a form kept it from reloading', () => {
    const { renewal, leave, reload } = aTab(false)
    expect(renewal.takesOver('/agb')).toBe(false)
    renewal.live('B')
    expect([renewal.takesOver('/agb'), renewal.takesOver('/impressum')]).toEqual([true, false])
    expect([leave.mock.calls, reload.mock.calls]).toEqual([[['/agb']], []])
  })

  it('reloads once when a file of its build is gone, and leaves the page to cope from then on', () => {
    const { renewal, reload } = aTab()
    expect(renewal.fileLost()).toBe(true)
    jest.advanceTimersByTime(60_000)
    const next = aTab()
    expect([next.renewal.fileLost(), reload.mock.calls.length, next.reload.mock.calls.length]).toEqual([false, 1, 0])
  })
})
