import { whenIdle, whenPainted } from '.'

type IdleWindow = { requestIdleCallback?: typeof requestIdleCallback; cancelIdleCallback?: typeof cancelIdleCallback }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  delete (window as IdleWindow).requestIdleCallback
  delete (window as IdleWindow).cancelIdleCallback
})

describe('whenPainted', () => {
  it('waits for a frame, and for what the browser has to do after it', () => {
    const task = jest.fn()
    whenPainted(task)
    jest.advanceTimersToNextFrame()
    expect(task).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(task).toHaveBeenCalledTimes(1)
  })

  it.each([0, 16])('does nothing that was taken back after %i ms', (pause) => {
    const task = jest.fn()
    const takeBack = whenPainted(task)
    jest.advanceTimersByTime(pause)
    takeBack()
    jest.runAllTimers()
    expect(task).not.toHaveBeenCalled()
  })
})

describe('whenIdle', () => {
  it('does a task in Safari after what is being done, and takes it back', () => {
    const task = jest.fn()
    whenIdle(task)
    whenIdle(task)()
    expect(task).not.toHaveBeenCalled()
    jest.runAllTimers()
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('leaves the moment to the browser where it knows one, but for half a second at most', () => {
    const task = jest.fn()
    Object.assign(window, { requestIdleCallback: jest.fn(() => 7), cancelIdleCallback: jest.fn() })
    const takeBack = whenIdle(task)
    expect(window.requestIdleCallback).toHaveBeenCalledWith(task, { timeout: 500 })
    takeBack()
    expect(window.cancelIdleCallback).toHaveBeenCalledWith(7)
  })
})
