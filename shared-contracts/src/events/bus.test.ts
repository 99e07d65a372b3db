import { listenerCount, publish, subscribe } from './bus'

describe('publish', () => {
  it('tells every subscriber of the event and no other', () => {
    const [one, two, other] = [jest.fn(), jest.fn(), jest.fn()]
    const leave = [subscribe('cart:changed', one), subscribe('cart:changed', two), subscribe('session:expired', other)]
    publish('cart:changed', { lines: 2 })
    expect([one.mock.calls, two.mock.calls, other.mock.calls]).toEqual([[[{ lines: 2 }]], [[{ lines: 2 }]], []])
    for (const unsubscribe of leave) unsubscribe()
  })

  it('refuses a payload that does not fit, with an error in the log', () => {
    expectConsole('error', /payload of cart:changed refused/)
    const listener = jest.fn()
    const leave = subscribe('cart:changed', listener)
    publish('cart:changed', { lines: 'two' } as never)
    expect(listener).not.toHaveBeenCalled()
    leave()
  })

  it('goes on when a subscriber throws', () => {
    expectConsole('error', /a subscriber of cart:changed failed.*broken/s)
    const listener = jest.fn()
    const leave = [
      subscribe('cart:changed', () => {
        throw new Error('broken')
      }),
      subscribe('cart:changed', listener),
    ]
    publish('cart:changed', { lines: 1 })
    expect(listener).toHaveBeenCalledTimes(1)
    for (const unsubscribe of leave) unsubscribe()
  })

  it('drops what the contract does not have, so that nobody comes to rely on it', () => {
    const listener = jest.fn()
    const leave = subscribe('cart:changed', listener)
    publish('cart:changed', { lines: 1, secret: true } as never)
    expect(listener).toHaveBeenCalledWith({ lines: 1 })
    leave()
  })

  it('lets a subscriber leave while the event is told', () => {
    const second = jest.fn()
    const leaveFirst = subscribe('session:expired', () => leaveFirst())
    const leaveSecond = subscribe('session:expired', second)
    publish('session:expired', {})
    expect(second).toHaveBeenCalledTimes(1)
    leaveSecond()
  })
})

describe('subscribe', () => {
  it('returns what takes this one subscription back', () => {
    const listener = jest.fn()
    const [leaveOne, leaveTwo] = [subscribe('session:expired', listener), subscribe('session:expired', listener)]
    leaveOne()
    leaveOne()
    publish('session:expired', {})
    expect([listener.mock.calls.length, listenerCount('session:expired')]).toEqual([1, 1])
    leaveTwo()
    expect(listenerCount('session:expired')).toBe(0)
  })
})
